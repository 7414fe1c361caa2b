// The faces of those who play, which are fetched when everything else is drawn.

export const fetchFace = () => import('./Face.svelte');
