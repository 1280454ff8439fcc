/** Which releases one visitor's page is made of, what of it the page is told, and the session that names it. */
export { compose, placesOf } from '../composition/compose.ts'
export { publicRelease, publicReleases } from '../composition/public.ts'
export { sessionText } from '../pass/session.ts'
