import { inGroups } from '#values/phones.ts'
import { type Case, howMany, type Noun } from '#values/plural.ts'

const variable = /\{(\w+)(?::(day|month|year|hour|minute)\.(nom|acc|gen))?\}/g

type Values = Record<string, unknown>

/** The answer with what is set and in force in it, or null while something of it is not: then it is not given. */
export function filled(answer: string, values: Values) {
  let complete = true
  const text = answer.replace(variable, (place) => {
    const value = valueAt(place, values)
    complete &&= value !== null
    return value ?? ''
  })
  return complete ? text : null
}

function valueAt(place: string, values: Values) {
  const [, name = '', noun, bent] = new RegExp(variable).exec(place) ?? []
  const value = Object.hasOwn(values, name) ? values[name] : null
  if (typeof value === 'number') return noun ? howMany(value, noun as Noun, bent as Case) : String(value)
  return typeof value === 'string' ? isolated(inGroups(value)) : null
}

/** What stands in braces and is none of them. */
export function unknownVariables(answer: string, values: Values) {
  const strange = answer.replace(variable, (whole, name: string) => (Object.hasOwn(values, name) ? '' : whole))
  return strange.match(/\{[^}]*\}?/g) ?? []
}

/** A number or an address keeps its own direction inside the Arabic sentence, and its line. */
export const isolated = (text: string) => (/^[\w+@./: -]+$/.test(text) ? `\u2066${text.replaceAll(' ', '\u00a0')}\u2069` : text)
