import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { isAlwaysTaxed, type TaxRules, taxOfKind } from './charge-kinds.ts'
import type { Asked } from './invoice.ts'
import { sidesOf } from './invoice-parties.ts'

type Line = Asked & { place: number }

/** How it is taxed follows from what is charged. Another says so by right; and what bears no tax says why, and by which paper. */
export async function mustBeProven(work: Work, partyId: string, lines: readonly Line[]) {
  const other = lines.find(({ taxed }) => taxed !== undefined)
  if (other && !work.actor.may(financePermissions.decideTax))
    throw fieldFault(`taxAs${other.place}`, 'فئة الضريبة من قاعدة النوع. يقرر غيرها من له صلاحية ذلك.')
  if (lines.every(isPlain)) return
  const { tax } = await sidesOf(work, partyId)
  if (!tax.vatin) return
  for (const line of lines) mustSayWhy(line, tax.rules)
}

const isPlain = ({ kind, taxed }: Line) => !taxed && isAlwaysTaxed(kind)

function mustSayWhy({ place, kind, taxed, ground, evidence }: Line, rules: TaxRules) {
  const { category } = taxed ?? taxOfKind(kind, rules)
  if (category === 'standard') return
  const asks = category === 'zero' ? 'اكتب إلى أين أو لمن، فعليه تقوم النسبة الصفرية.' : 'اكتب عمّ هذا التعويض.'
  if (!ground) throw fieldFault(`ground${place}`, asks)
  if (!evidence) throw fieldFault(`evidence${place}`, 'اكتب وثيقة الإثبات أو رقمها: بوليصة، بيان جمركي، محضر…')
}
