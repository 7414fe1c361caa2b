/** Thousandths of a point as the language writes them, with one decimal. */
export function tenths(thousandths: number, language: string, sign: 'signed' | 'plain' = 'plain'): string {
  const rounded = Math.round(thousandths / 100) / 10;
  const digits = Math.abs(rounded).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (sign === 'plain' || rounded === 0) return digits;
  return (rounded > 0 ? '+' : '−') + digits;
}
