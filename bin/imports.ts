import { spawnSync } from 'node:child_process'

/** Without its parser the tool skips TypeScript, finds no fault in nothing and says so with exit code 0: hence the count. */
const { stdout } = spawnSync('depcruise', ['src', '--output-type', 'json'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
const { summary } = JSON.parse(stdout)
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
const followed = summary.totalCruised > 0 && summary.totalDependenciesCruised > summary.totalCruised
if (!followed) console.error('The tool followed no import: is @swc/core installed?')
process.exit(summary.error || !followed ? 1 : 0)
