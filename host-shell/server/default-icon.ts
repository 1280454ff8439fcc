/** The mark of a store that sent no favicon of its own. */
export const DEFAULT_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%232f5d50'/%3E%3Cpath d='M7 10h10l.7 8H6.300zM9 12V8.500a3 3 0 0 1 6 0V12' fill='none' stroke='%23fff' stroke-width='1.500'/%3E%3C/svg%3E"
