import { reference } from '#values/reference.ts'
import { folded } from '#values/text.ts'
import { type CarRules, countriesIn, countriesOf } from '../terms/rules.ts'

export const letterKind = 'car-border-letter'

type Numbered = { sequence: number; issuedAt: Date }
export const letterNumber = ({ sequence, issuedAt }: Numbered) => reference('NL', issuedAt, sequence)

const isIn = (text: string, country: string) => countriesOf(text).some((one) => folded(one) === folded(country))

type Rules = Pick<CarRules, 'borderCountries' | 'neverCountries'>
type Covered = { classBorder: string; policyBorder: string }

/** Where a letter can be written to: of the countries of the rules, without those to which no car ever goes. */
export const countriesFor = (rules: Rules) => countriesIn(rules).filter((country) => !isIn(rules.neverCountries, country))

/** Both the class of the car and its policy have that country. */
export const isCovered = ({ classBorder, policyBorder }: Covered, country: string) =>
  isIn(classBorder, country) && isIn(policyBorder, country)
