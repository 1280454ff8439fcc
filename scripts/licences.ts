// `npm run licences`: fails when a package that the lockfile names has a licence nobody has decided on.
import { readArguments } from './arguments.ts'
import { licenceProblem } from './supply/licence.ts'
import { lockedPackages } from './supply/lockfile.ts'

readArguments('npm run licences', { options: {} })
const packages = lockedPackages()
const problems = packages.flatMap(one => licenceProblem(one) ?? [])
for (const problem of problems) console.error(problem)
if (problems.length > 0)
  console.error('Decide on them in scripts/supply/licence.ts, or take another package.')
else console.log(`${packages.length} packages, every licence allowed`)
process.exit(problems.length === 0 ? 0 : 1)
