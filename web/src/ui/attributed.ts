/** Attributes that a component hands on to an element. Svelte's own way brings along selects, styles and events. */

import type { Attachment } from 'svelte/attachments';

export function attributed(attributes: object): Attachment<Element> {
  return (element) => {
    for (const [name, value] of Object.entries(attributes) as [
      string,
      string | number | boolean | null | undefined,
    ][]) {
      if (value === undefined || value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
    }
  };
}
