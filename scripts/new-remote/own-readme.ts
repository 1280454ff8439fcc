import type { Plan } from './plan.ts'

/** @param readme of the remote as it would lie beside the shop's sources: what is in it is the same */
export function ownReadme({ name }: Plan, readme: string): string {
  const [about = ''] = readme.split('\nAlone: ')
  return `${about}
## Working on it

    npm install                                         # below Node 22.18 npm warns of the engine: the scripts bring their own (\`node\`)
    npm test && npm run types
    npm run dev -- --against https://shop.example       # the deployed shop with this remote from here

A save shows in the open page, and components keep their state (Fast Refresh). What does not build, types and what a component throws stand over the page, with their places. React is its development
build, and the host one that came with the tools: where the shop has another one live, the command says so. \`--released\` runs the remote as shoppers would have it, in the shop's own host.

## Putting it live

Once: \`npm run release -- team key ${name}\` makes the team's key in \`.data/keys/teams/\`, which git leaves out: keep a copy where you keep secrets. An operator of the shop enters its public half (\`team add\`).
\`RELEASE_TEAM_KEY\` is that key, \`RELEASE_PUBLIC_KEY\` the shop's, \`RELEASE_STORE\` the operators' address of an edge, \`API_ORIGIN\` and \`PUBLIC_ORIGIN\` the shop.

    npm run ship                                        # tests, builds, tries it in a browser inside the shop, publishes: nobody gets it yet
    npm run release -- promote ${name} <release>           # the first one ever; those after it first for a few:
    npm run release -- promote ${name} <release> --percent 5
    npm run release -- rollback ${name} --reason "…"

\`npm run preview -- <release> --for "Ana"\` makes a link for one person, \`--browsers 5\` for a few; \`npm run release -- revoke --for "Ana"\` takes it back. CI does it
for what is on main: published, and given to five visitors of a hundred in the place of a release that is still being rolled out (\`--replace\`). It shows each pull request by a link in a comment (\`.github/workflows/preview.yml\`).

## Upgrading

\`packages/\` holds what the shop gave: \`npm install ./packages/<new tarball>\` for each, then the range of the contract in \`declaration.ts\`.
Where a registry has them, name versions in place of files and drop the folder. A minor of the contract needs nothing until you use what is new in it;
a major is published together with the shop's (\`CHANGELOG.md\` of @arcade/contracts says what changed).
`
}
