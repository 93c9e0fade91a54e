import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** The budgets of docs/house.md. Each says the most there may be, and who spends it. */
type Spending = { what: string; spent: number; where: string }

/** The parameters of its render function are React Router's to choose. */
const dictated = 'src/entry.server.tsx'

const files = globSync(['src/**/*.{ts,tsx}', 'bin/*.{ts,mjs}', 'e2e/*.ts'])
  .filter((path) => !path.endsWith('.d.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8'), isTest: /\.test\.ts$|^src\/testing\/|^e2e\//.test(path) }))
const source = files.filter(({ path, isTest }) => !isTest && path.startsWith('src/'))
const tests = files.filter(({ isTest }) => isTest)
const functions = source.flatMap(functionsIn)
const components = functions.filter(({ isComponent }) => isComponent)

const budgets: { name: string; most: number; spending: Spending[] }[] = [
  { name: 'lines of a file', most: 250, spending: files.map(({ path, text }) => spent('', lines(text), path)) },
  {
    name: 'lines of an area.ts',
    most: 39,
    spending: files
      .filter(({ path }) => /^src\/areas\/[^/]+\/area\.ts$/.test(path))
      .map(({ path, text }) => spent('', lines(text), path)),
  },
  {
    name: 'lines of a function',
    most: 40,
    spending: functions.filter(({ isComponent }) => !isComponent).map(({ name, own, where }) => spent(name, own, where)),
  },
  { name: 'lines of a component', most: 120, spending: components.map(({ name, own, where }) => spent(name, own, where)) },
  {
    name: 'parameters',
    most: 3,
    spending: functions
      .filter(({ where }) => where !== dictated)
      .map(({ name, parameters, where }) => spent(name, parameters, where)),
  },
  { name: '`any`', most: 0, spending: counted(/(?<![\w'"`.-])any(?=[\s;,)>[\]|&=}])/g, /(: *|as |<|\| |& )any/) },
  { name: 'non-null `!`', most: 0, spending: counted(/[\w)\]]!(?=[.;,)\]\s[])(?!==)/g) },
  { name: '@ts-ignore', most: 0, spending: counted(/@ts-(ignore|expect-error|nocheck)/g) },
  { name: '`as` in a file', most: 6, spending: counted(/(?<=[\w)\]}'"] )as (?!const\b)(?=[\w{(['"])/g, /\bas /) },
]

const effects = total(source.map(({ text }) => (text.match(/\buseEffect\(/g) ?? []).length))
const testLines = total(tests.map(({ text }) => lines(text)))
const sourceLines = total(source.map(({ text }) => lines(text)))
const perHundred = (effects / Math.max(components.length, 1)) * 100
const ratio = testLines / sourceLines
const untested = commandsWithoutTest()

let broken = 0
for (const { name, most, spending } of budgets) {
  const worst = spending.toSorted((a, b) => b.spent - a.spent).filter(({ spent }) => spent > 0)
  const over = worst.filter(({ spent }) => spent > most)
  report(over.length === 0, `${name}: at most ${most}, worst ${worst[0] ? described(worst[0]) : 'none'}`)
  for (const one of over) console.error(`    ${described(one)}`)
}
report(perHundred < 7, `effects per 100 components: below 7, now ${perHundred.toFixed(1)} (${effects} in ${components.length})`)
report(ratio >= 0.3, `test lines per source line: at least 0.30, now ${ratio.toFixed(2)} (${testLines} / ${sourceLines})`)
report(untested.length === 0, `commands without a test: ${untested.join(', ') || 'none'}`)
process.exit(broken ? 1 : 0)

function report(kept: boolean, sentence: string) {
  if (!kept) broken += 1
  console[kept ? 'log' : 'error'](`  ${kept ? '✓' : '✗'} ${sentence}`)
}

function spent(what: string, spent: number, where: string): Spending {
  return { what, spent, where }
}

function described({ what, spent, where }: Spending) {
  return `${spent} ${where}${what && ` (${what})`}`
}

function lines(text: string) {
  return text.split('\n').length - 1
}

function total(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Occurrences in code: texts and comments do not count, and another name for what is handed on claims no type. */
function counted(pattern: RegExp, line = /(?:)/) {
  return source.map(({ path, text }) => {
    const isComment = (row: string) => /^\s*(\/\/|\*|\/\*)/.test(row)
    const isRename = (row: string) => /^(import|export) (type )?\{.*\} from '/.test(row)
    const rows = text.split('\n').map((row) => (pattern.source.includes('@ts') || !(isComment(row) || isRename(row)) ? row : ''))
    const code = rows.map((row) => row.replace(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, "''").replace(/>[^<>{}]*</g, '><'))
    return spent('', total(code.filter((row) => line.test(row)).map((row) => (row.match(pattern) ?? []).length)), path)
  })
}

/** A command is tested when a test file names it. */
function commandsWithoutTest() {
  const names = source.flatMap(({ text }) => [...text.matchAll(/export const (\w+) = command\(/g)].map(([, name = '']) => name))
  return names.filter((name) => !tests.some(({ text }) => new RegExp(`\\b${name}\\(`).test(text)))
}

type Found = { name: string; own: number; parameters: number; isComponent: boolean; where: string }
type Node = { type?: string; span?: { start: number; end: number }; [key: string]: unknown }

function functionsIn({ path, text }: { path: string; text: string }): Found[] {
  // The first byte is made a token of its own: spans are counted from the first token, over all files parsed so far.
  const bytes = Buffer.from(`;${text}`)
  const tree = parseSync(bytes.toString(), { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }) as unknown as Node
  const base = tree.span?.start ?? 0
  const rows = (node: Node) => {
    const [start, end] = [(node.span?.start ?? base) - base, (node.span?.end ?? base) - base]
    return bytes.subarray(start, end).toString().split('\n').length
  }
  const found: Found[] = []

  function walk(node: Node, name: string): number {
    if (!isFunction(node)) return total(childrenOf(node).map(([child, key]) => walk(child, nameOf(node, key) || name)))
    const inner = total(childrenOf(node).map(([child]) => walk(child, '')))
    const parameters = (node.params as unknown[] | undefined)?.length ?? 0
    const own = rows(node) - inner
    const title = nameOf(node, '') || name
    found.push({ name: title, own, parameters, isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(title), where: path })
    // A named function inside another is counted by itself; an unnamed one belongs to the function around it.
    return title && rows(node) > 1 ? rows(node) : 0
  }
  walk(tree, '')
  return found
}

function isFunction({ type = '' }: Node) {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodProperty', 'ClassMethod'].includes(type)
}

function nameOf(node: Node, key: string) {
  const named = (node.identifier ?? (key === 'init' ? node.id : key === 'value' ? node.key : undefined)) as
    | { value?: unknown }
    | undefined
  return typeof named?.value === 'string' ? named.value : ''
}

function childrenOf(node: Node): [Node, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value.flatMap((one) => one?.expression ?? one) : [value])
      .filter((child): child is Node => typeof child === 'object' && child !== null && key !== 'span')
      .map((child): [Node, string] => [child, key]),
  )
}
