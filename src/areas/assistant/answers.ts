import type { CompanyProfile } from '#areas/company/public.ts'
import { inGroups } from '#values/phones.ts'
import { type Case, howMany, type Noun } from '#values/plural.ts'

const variable = /\{(\w+)(?::(day|month|year|hour|minute)\.(nom|acc|gen))?\}/g

/** The answer with the company's settings in it, or null while one of them is not set: then it is not given. */
export function filled(answer: string, company: CompanyProfile) {
  let complete = true
  const text = answer.replace(variable, (place) => {
    const value = settingAt(place, company)
    complete &&= value !== null
    return value ?? ''
  })
  return complete ? text : null
}

function settingAt(place: string, company: CompanyProfile) {
  const [, name = '', noun, bent] = new RegExp(variable).exec(place) ?? []
  const value = Object.hasOwn(company, name) ? company[name as keyof CompanyProfile] : null
  if (typeof value === 'number') return noun ? howMany(value, noun as Noun, bent as Case) : String(value)
  return typeof value === 'string' ? isolated(inGroups(value)) : null
}

/** What stands in braces and is no setting of ours. */
export function unknownVariables(answer: string, company: CompanyProfile) {
  const strange = answer.replace(variable, (whole, name: string) => (Object.hasOwn(company, name) ? '' : whole))
  return strange.match(/\{[^}]*\}?/g) ?? []
}

/** A number or an address keeps its own direction inside the Arabic sentence, and its line. */
export const isolated = (text: string) => (/^[\w+@./: -]+$/.test(text) ? `\u2066${text.replaceAll(' ', '\u00a0')}\u2069` : text)
