/** Header of an answer that the edge gave in the backend's place, and of the page that was made with it: its age in whole seconds. */
export const KEPT = 'x-arcade-kept'
