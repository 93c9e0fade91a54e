import type { Dice } from './dice.ts'
import type { Door, Form } from './forms.ts'
import type { Surroundings } from './surroundings.ts'
import { extraNames, hostileValue, likelyValue, someFile } from './values.ts'

export type Post = { path: string; headers: Record<string, string>; body: string | FormData; shape: string }

/** One form as somebody could send it who means no good: mostly right, so that it comes far, and wrong somewhere. */
export function somePost(dice: Dice, door: Door, around: Surroundings): Post {
  const path = somePath(dice, door, around) + someAct(dice, door)
  const form = dice.one(around.forms.get(door.name) ?? [], strangersForm(dice, around))
  const fields = someFields(dice, form, around.ids)
  const shape = fields.map(([name, value]) => `${name}=${typeof value === 'string' ? value.slice(0, 40) : '(file)'}`).join('&')
  if (dice.falls(0.06)) return { path, shape: 'no form', ...noForm(dice) }
  if (form.isMultipart || dice.falls(0.12)) {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    return { path, shape, headers: {}, body }
  }
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { path, shape, headers, body: new URLSearchParams(texts).toString() }
}

function somePath(dice: Dice, { pattern }: Door, { params, ids }: Surroundings) {
  const parts = pattern.split('/')
  return parts
    .map((part, place) => {
      if (!part.startsWith(':')) return part
      const known = [...(params.get(`${parts[place - 1]}${part}`) ?? [])]
      const value = dice.falls(0.85) ? dice.one(known, dice.one(ids, 'x')) : hostileValue(dice).slice(0, 300)
      return encodeURIComponent(value.toWellFormed()) || '-'
    })
    .join('/')
}

function someAct(dice: Dice, { act }: Door) {
  if (act === null) return dice.falls(0.03) ? '?act=x&index' : ''
  if (dice.falls(0.95)) return `?act=${act}`
  return `?act=${encodeURIComponent(dice.one(extraNames, ''))}`
}

/** Where no page shows the form: the fields of any command. */
function strangersForm(dice: Dice, { strangers }: Surroundings): Form {
  return dice.one(strangers, { fields: [], isMultipart: false })
}

function someFields(dice: Dice, { fields, isMultipart }: Form, ids: readonly string[]) {
  const sent: [string, string | File][] = []
  for (const [name, value] of offered(dice, fields)) {
    if (dice.falls(0.05)) continue
    sent.push([name, someValue(dice, [name, value], ids)])
    if (dice.falls(0.04)) sent.push([name, hostileValue(dice)])
    if (isMultipart && dice.falls(0.3)) sent.push([name, someFile(dice)])
  }
  for (let more = dice.falls(0.3) ? 1 + dice.below(4) : 0; more > 0; more -= 1)
    sent.push([dice.one(extraNames, ''), dice.falls(0.5) ? likelyValue(dice, 'id', ids) : hostileValue(dice)])
  if (dice.falls(0.002)) for (let more = 0; more < 1_100; more += 1) sent.push([`f${more}`, '1'])
  return sent
}

/** Of several offers under one name mostly one is taken. */
function offered(dice: Dice, fields: Form['fields']) {
  const byName = Map.groupBy(fields, ([name]) => name)
  return [...byName].flatMap(([name, offers]) =>
    dice.falls(0.9) ? [dice.one(offers, [name, ''] as [string, string])] : offers.slice(0, 5),
  )
}

function someValue(dice: Dice, [name, value]: [string, string], ids: readonly string[]) {
  if (dice.falls(0.18)) return hostileValue(dice)
  return value === '' || dice.falls(0.15) ? likelyValue(dice, name, ids) : value
}

function noForm({ one, falls }: Dice) {
  const headers: Record<string, string> = falls(0.1)
    ? {}
    : {
        'content-type': one(
          ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', 'x/y'],
          '',
        ),
      }
  const bodies = [
    '',
    '{"name":{"a":[1]}}',
    '[',
    '--x\r\nContent-Disposition: form-data; name="a"',
    '%',
    '%ff%fe=%c0%80',
    'a&&==&b',
    'a=%ud800',
  ]
  const urlencoded = falls(0.3) ? { 'content-type': 'application/x-www-form-urlencoded' } : headers
  return { headers: urlencoded, body: one(bodies, '') }
}
