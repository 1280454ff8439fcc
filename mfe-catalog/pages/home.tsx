export { Component, loader, meta } from './content.tsx'
