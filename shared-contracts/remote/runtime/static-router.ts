// The router's server half: for the host's server and for tests. Not shared, and never in a browser's bundle.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
