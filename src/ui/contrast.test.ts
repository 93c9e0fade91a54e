import { readFileSync } from 'node:fs'
import { inGamut, parse, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'

const tokens = readFileSync(`${import.meta.dirname}/styles/tokens.css`, 'utf8')
const print = 'print'
const names = [...Object.keys(themes), print]

const grounds = ['bg', 'surface', 'raised', 'sunken', 'sidebar', 'hover']
const softs = ['primary-soft', 'accent-soft']
const statuses = ['success', 'warning', 'danger', 'info']
const numbered = [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`)

type Pair = { front: string; back: string; least: number }
const pairs = (front: string, backs: string[], least: number): Pair[] => backs.map((back) => ({ front, back, least }))

/** WCAG 2.2: words 4.5 to 1; edges of controls, marks of charts and the ring of focus 3 to 1. */
const asked: Pair[] = [
  ...pairs('text', [...grounds, ...softs, ...statuses.map((status) => `${status}-soft`)], 4.5),
  ...['muted', 'primary-text', 'accent-text'].flatMap((words) => pairs(words, [...grounds, ...softs], 4.5)),
  ...pairs('placeholder', grounds, 4.5),
  ...pairs('on-primary', ['primary', 'primary-hover', 'primary-press'], 4.5),
  ...pairs('on-accent', ['accent'], 4.5),
  ...statuses.flatMap((status) => [
    ...pairs(`${status}-text`, [...grounds, `${status}-soft`], 4.5),
    ...pairs(`on-${status}`, [status], 4.5),
    ...pairs(status, grounds, 3),
  ]),
  ...['border-strong', 'primary'].flatMap((edge) => pairs(edge, grounds, 3)),
  ...pairs('focus', [...grounds, 'primary-soft'], 3),
  ...numbered.flatMap((mark) => pairs(mark, ['bg', 'surface', 'raised'], 3)),
]

function rolesOf(theme: string) {
  const opening =
    theme === print
      ? /@media print \{\s*:root,[^{]*\{/
      : new RegExp(`\\n${theme === 'dark' ? ':root,\\s*' : ''}\\.${theme}(?:,[^{]*)? \\{`)
  const from = opening.exec(tokens)
  if (!from) throw new Error(`tokens.css has no theme ${theme}`)
  const body = tokens.slice(from.index + from[0].length).split('}')[0] ?? ''
  return new Map([...body.matchAll(/--([\w-]+):\s*(oklch\([^)/]*\));/g)].map(([, role = '', colour = '']) => [role, colour]))
}

function measured(theme: string) {
  const roles = rolesOf(theme)
  const colour = (role: string) => parse(roles.get(role) ?? '') ?? fail(`${theme} has no colour for ${role}`)
  return asked.map(({ front, back, least }) => {
    const ratio = wcagContrast(colour(front), colour(back))
    return { pair: `${front} on ${back}`, ratio, least, room: ratio / least }
  })
}

function fail(reason: string): never {
  throw new Error(reason)
}

test.each(names)('every pair of the theme %s can be told apart', (theme) => {
  const all = measured(theme)
  const tightest = all.toSorted((one, other) => one.room - other.room)[0]
  console.log(`${theme}: ${all.length} pairs, the tightest ${tightest?.pair} ${tightest?.ratio.toFixed(2)} of ${tightest?.least}`)
  expect(all.filter(({ room }) => room < 1).map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`)).toEqual([])
})

test.each(names)('every colour of the theme %s can be shown by any screen', (theme) => {
  const outside = [...rolesOf(theme)].filter(([, colour]) => !inGamut('rgb')(colour))
  expect(outside).toEqual([])
})

test('the themes of the styles are the themes one can choose', () => {
  const styled = [...tokens.matchAll(/^(?::root,\n)?\.(\w+)(?:,\n[^{,]*)? \{/gm)].map(([, name = '']) => name)
  expect(styled.sort()).toEqual(Object.keys(themes).sort())
})
