import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ofColour = ['color-contrast', 'link-in-text-block']

type Axe = typeof import('axe-core')

/** WCAG 2.2 A and AA. The script is put in by the browser's debugger, which no policy of the page forbids. */
export async function violations(page: Page) {
  // What fades in is pale until it has come.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  )
  await page.evaluate(axeSource)
  return page.evaluate(async (values) => {
    const axe: Axe = Reflect.get(window, 'axe')
    const options = { runOnly: values, resultTypes: ['violations' as const] }
    const { violations: found } = await axe.run({ include: document.documentElement }, options)
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, wcag)
}

/**
 * Of these, what another theme can break: asked in one theme after the other, on the page as it stands. Of what looks alike,
 * such as the rows of a table, one is asked for all, and so of what is written in colours that were found to be enough; what
 * `known` names was asked on a page before.
 */
export function colourViolations(page: Page, themes: string[], known: Set<string>) {
  return page.evaluate(inEachTheme, { themes, rules: ofColour, known: [...known] }).then(({ asked, faults }) => {
    for (const one of asked) known.add(one)
    return faults
  })
}

async function inEachTheme({ themes, rules, known }: { themes: string[]; rules: string[]; known: string[] }) {
  const axe: Axe = Reflect.get(window, 'axe')
  const lookOf = (element: Element): string => {
    const { parentElement, localName, className, attributes } = element
    const states = [...attributes].filter(({ name }) => /^(aria-(?!label)|data-|type$|disabled$|open$|style$)/.test(name))
    const own = `${localName}.${className} ${states.map(({ name, value }) => `${name}=${value.length < 12 ? value : ''}`)}`
    return parentElement ? `${lookOf(parentElement)}>${own}` : ''
  }
  /** What it is written on; nothing is told of what lies outside the place where its ancestors are. */
  const groundOf = (element: Element | null): string | undefined => {
    if (!element) return ''
    const { position, backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element)
    const below = /absolute|fixed/.test(position) ? undefined : groundOf(element.parentElement)
    if (below === undefined) return undefined
    return `${below}${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode};`.replace(plain, '')
  }
  const plain = 'rgba(0, 0, 0, 0) none 1 none normal;'
  const coloursOf = (element: Element) => {
    const { display, color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // A link among words is asked for its difference from them, too.
    const ground = element.localName === 'a' && /inline/.test(display) ? undefined : groundOf(element)
    return ground && `${color} ${fontSize} ${fontWeight} ${textShadow} on ${ground}`
  }
  const asked = new Set(known)
  const isWritten = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeName === '#text' && node.nodeValue?.trim())
  const fresh = [...document.body.querySelectorAll('*')].filter((element) => {
    const look = lookOf(element)
    return element.checkVisibility() && isWritten(element) && !asked.has(look) && asked.add(look)
  })
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  const faults: string[] = []
  for (const theme of themes) {
    document.documentElement.className = theme
    const include = fresh.filter((element) => {
      const colours = coloursOf(element)
      return !colours || !asked.has(colours)
    })
    if (include.length === 0) continue
    const { violations, passes } = await axe.run(
      { include },
      { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations', 'passes'], elementRef: true, selectors: false },
    )
    for (const { id, nodes } of violations)
      faults.push(`${theme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    const enough = passes.find(({ id }) => id === 'color-contrast')?.nodes ?? []
    for (const { element } of enough) {
      const colours = element && coloursOf(element)
      if (colours) asked.add(colours)
    }
  }
  return { asked: [...asked], faults }
}
