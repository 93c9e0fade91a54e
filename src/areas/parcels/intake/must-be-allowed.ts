import { fieldFault } from '#platform/field-fault.ts'
import { inRials } from '#values/money.ts'
import type { ParcelRules } from '../rules/rules.ts'
import { prohibitedFinder } from './prohibited.ts'

export const notAllowed = (word: string) => `«${word}» من المواد التي لا تُقبل. أعد الطرد إلى مرسله، أو صحّح ما كتبت.`

/** Why no such sum is collected; null where it may be. */
export function codFault(cod: bigint, { cashOnDelivery, codMost }: Pick<ParcelRules, 'cashOnDelivery' | 'codMost'>) {
  if (cod === 0n) return null
  if (!cashOnDelivery) return 'لا يُقبض للمرسلين عند الاستلام الآن. امسح المبلغ.'
  return cod > codMost ? `أكثر ما يُقبض عن طرد ${inRials(codMost)}` : null
}

type Asked = { content: string; cod?: bigint | undefined }

/** Whether a parcel may be taken by these rules: many are asked of the same. */
export function allowedBy(rules: ParcelRules) {
  const prohibitedIn = prohibitedFinder(rules.prohibited)
  return ({ content, cod = 0n }: Asked) => {
    const tooMuch = codFault(cod, rules)
    if (tooMuch) throw fieldFault('cod', tooMuch)
    const word = prohibitedIn(content)
    if (word) throw fieldFault('content', notAllowed(word))
  }
}

export const mustBeAllowed = (rules: ParcelRules, asked: Asked) => allowedBy(rules)(asked)
