import type { Locator, Page } from 'playwright-core'

/**
 * What hands and eyes need, in seconds: the keystroke-level model of Card, Moran and Newell with its usual figures. No clock is asked, so a
 * slow machine changes nothing; a screen that asks for more does.
 */
const seconds = {
  /** To point at something and press it. */
  tap: 1.1,
  /** One character, by somebody who types as most people do. */
  key: 0.28,
  /** To read what a screen says and decide; before each choice, each field and on each new screen. */
  look: 1.35,
  /** What the house and its line need for a screen. */
  answer: 0.5,
  /** A picture: the camera opened, aimed, released, the picture taken over. */
  picture: 4.65,
  /** A name, drawn with a finger. */
  signature: 3,
  /** Until a message with a code has come. */
  message: 8,
}
type Move = keyof typeof seconds

type Counted = { what: Move; many: number; at: string }

/** The hands of somebody at this page: they do what they are told, and count what it costs, on from what they did at another. */
export function handsOn(page: Page, { moves }: { moves: Counted[] } = { moves: [] }) {
  const count = (what: Move, at: string, many = 1) => moves.push({ what, many, at })
  const spent = () => moves.reduce((sum, { what, many }) => sum + seconds[what] * many, 0)
  const of = (what: Move) => moves.reduce((sum, one) => sum + (one.what === what ? one.many : 0), 0)

  /** A new screen is there once this is seen. */
  async function sees(seen: Locator) {
    await seen.first().waitFor()
    count('answer', String(seen))
    count('look', String(seen))
  }
  async function taps(at: Locator) {
    await at.click()
    count('tap', String(at))
  }
  async function chooses(at: Locator) {
    await at.check({ force: true })
    count('look', String(at))
    count('tap', String(at))
  }
  /** The list is opened and one of it pressed. */
  async function picks(at: Locator, label: string) {
    await at.selectOption({ label })
    count('look', String(at))
    count('tap', String(at), 2)
  }
  async function types(at: Locator, text: string) {
    await at.fill(text)
    count('look', String(at))
    count('tap', String(at))
    count('key', String(at), keysOf(text))
  }
  async function photographs(at: Locator, picture: Parameters<Locator['setInputFiles']>[0]) {
    await at.setInputFiles(picture)
    count('picture', String(at))
  }
  /** In sum, and what it was spent on: for whoever has to find the wasteful step. */
  const told = () => {
    const sum = `${spent().toFixed(1)} s: ${of('tap')} taps, ${of('key')} characters, ${of('look')} looks, ${of('picture')} pictures`
    return [sum, ...moves.map(({ what, many, at }) => `  ${(seconds[what] * many).toFixed(2)} ${what} ${at}`)].join('\n')
  }
  return { page, moves, count, sees, taps, chooses, picks, types, photographs, spent, told }
}
export type Hands = ReturnType<typeof handsOn>

/** A day or an hour is typed without what stands between its figures. */
const keysOf = (text: string) => (/^[\d:-]+$/.test(text) ? text.replace(/[:-]/g, '') : text).length
