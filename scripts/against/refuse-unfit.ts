import { contractFits } from 'releases/channels'
import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { shapeOf } from 'shared-contracts/release/path-patterns.ts'
import type { LocalRelease } from './local-release.ts'
import { patternMatches } from './pattern.ts'

type Local = Pick<LocalRelease, 'requires'> & {
  page: Pick<LocalRelease['page'], 'name' | 'paths'>
}

/**
 * @param address of the shop, with the page that is to be looked at, where one is named
 * @throws Error with all that keeps the local releases from running there
 */
export function refuseUnfit(shop: PublicReleases, locals: readonly Local[], address: URL): void {
  const problems = [
    ...locals.flatMap(local => otherContract(shop, local, address.origin)),
    ...locals.flatMap(local => ownedThere(shop, local, locals)),
    ...notTheirs(shop, locals, address),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function otherContract(shop: PublicReleases, { page, requires }: Local, origin: string): string[] {
  const provided = active(shop, HOST_NAME).flatMap(({ provides }) => provides ?? [])
  // A shop of before does not say.
  if (provided.length === 0 || provided.some(version => contractFits(version, requires))) return []
  const [version = ''] = provided
  const remedy =
    majorOf(requires) === majorOf(version)
      ? 'a host that provides it must be live there first, or require less in declaration.ts'
      : `that is another major: work with contract ${majorOf(version)} until the shop is upgraded`
  return [`${page.name} requires contract ${requires}; ${origin} provides ${version}: ${remedy}`]
}

const majorOf = (range: string): string => /\d+/.exec(range)?.[0] ?? ''

function ownedThere(shop: PublicReleases, { page }: Local, locals: readonly Local[]): string[] {
  const mine = new Set(Object.keys(page.paths).map(shapeOf))
  const here = new Set(locals.map(local => local.page.name))
  return owners(shop)
    .filter(({ name }) => !here.has(name))
    .flatMap(({ name, paths }) =>
      Object.keys(paths)
        .filter(path => mine.has(shapeOf(path)))
        .map(path => `path ${path} belongs to ${name} there: ${page.name} cannot own it too`),
    )
}

/** A page that none of them owns would be shown as it is deployed, whatever is changed here. */
function notTheirs(shop: PublicReleases, locals: readonly Local[], { pathname }: URL): string[] {
  const owns = ({ paths }: Pick<PublicRelease, 'paths'>) =>
    Object.keys(paths).some(pattern => patternMatches(pattern, pathname))
  if (pathname === '/' || locals.some(({ page }) => owns(page))) return []
  const owner = owners(shop).find(owns)
  const names = locals.map(({ page }) => page.name).join(', ')
  const paths = locals.flatMap(({ page }) => Object.keys(page.paths)).join(', ')
  return [
    `${pathname} is no page of ${names}${owner ? `, but of ${owner.name}` : ''}`,
    paths ? `name one of ${paths}, or the address of the shop alone` : 'name the address of the shop alone',
  ]
}

const owners = (shop: PublicReleases): PublicRelease[] =>
  Object.keys(shop.remotes)
    .filter(name => name !== HOST_NAME)
    .flatMap(name => active(shop, name))

const active = (shop: PublicReleases, name: string): PublicRelease[] => {
  const channel = shop.remotes[name]
  return channel ? channel.active.flatMap(id => channel.releases[id] ?? []) : []
}
