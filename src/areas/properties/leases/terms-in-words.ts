import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { percentInWords } from '#values/shares.ts'
import type { LateRule, PaymentMethod, UtilitiesBy } from './lease.ts'
import type { RentTax } from './rent-tax.ts'
import { frequencies, type Instalment, type PaidWhen, paidWhen, type RentTerms } from './terms.ts'

const by: Record<PaymentMethod, string> = { cheques: 'بالشيكات', transfer: 'بالتحويل البنكي', cash: 'نقدًا' }

/** In which month the due day is. */
const dueMonth: Record<PaidWhen, string> = {
  'in-advance': 'الشهر الذي تبدأ فيه مدته',
  'in-arrears': 'الشهر بعد انتهاء مدته',
}

/** The rent as a lease says it: how much for how long, when it changes, when none is owed, and on which day it is due. */
export function rentInWords(terms: RentTerms, { paymentMethod, tax }: { paymentMethod: PaymentMethod; tax: RentTax }) {
  const { rent, rentFor, frequency, paid, dueDay, steps, free } = terms
  const each = `عن ${frequencies[rentFor === 'month' ? 1 : frequency]}`
  return {
    rent: `الإيجار ${inRials(rent)} ${each}، يُسدّد ${frequencies[frequency]} ${paidWhen[paid]}، ${by[paymentMethod]}.${tax.rate > 0 ? ` وتضاف إلى كل قسط ضريبة القيمة المضافة بنسبة ${percentInWords(tax.rate * 100)}.` : ''}`,
    rentSteps: steps.map((step) => `ويصير الإيجار ${inRials(step.rent)} ${each} من ${dayInWords(step.from)}.`).join('\n'),
    freePeriods: free
      .map(({ from, until }) => `ويُعفى الطرف الثاني من الإيجار من ${dayInWords(from)} إلى ${dayInWords(until)}.`)
      .join('\n'),
    dueDay: dueDay === null ? '' : `ويستحق القسط في اليوم ${dueDay} من ${dueMonth[paid]}.`,
  }
}

type Besides = {
  deposit: bigint
  graceDays: number
  lateRule: LateRule
  lateAmount: bigint | null
  lateRate: number | null
  utilitiesBy: UtilitiesBy
  conditions: string | null
}

const taken = 'يُرد إليه عند انتهاء العقد وتسليم المحل، بعد خصم ما يثبت عليه من إيجار أو فواتير أو ضرر سببه سوء الاستعمال.'
const used = 'قيمة استهلاك الكهرباء والماء والصرف الصحي'

/** What was agreed besides the rent; a line of the conditions that begins like a clause is none. */
export const besidesInWords = ({ deposit, utilitiesBy, conditions, ...late }: Besides) => ({
  depositTerm: deposit > 0n ? `يدفع الطرف الثاني تأمينًا قدره ${inRials(deposit)}، ${taken}` : 'لا تأمين على هذا العقد.',
  utilities:
    utilitiesBy === 'owner' ? `يتحمل الطرف الأول ${used}.` : `يتحمل الطرف الثاني ${used} من يوم استلام المحل إلى يوم تسليمه.`,
  lateFee: lateInWords(late),
  conditions: (conditions ?? '').replace(/^[#\s]+/gm, ''),
})

function lateInWords({ graceDays, lateRule, lateAmount, lateRate }: Omit<Besides, 'deposit' | 'utilitiesBy' | 'conditions'>) {
  const grace = graceDays > 0 ? `يُمهل الطرف الثاني ${howMany(graceDays, 'day', 'acc')} بعد يوم استحقاق القسط.` : ''
  if (lateRule === 'none') return grace
  const fee = lateRule === 'fixed' ? `قدره ${inRials(lateAmount ?? 0n)}` : `نسبته ${percentInWords(lateRate ?? 0)} من القسط`
  return `${grace} ويستحق عليه رسم تأخير ${fee} مرة واحدة عن كل قسط تأخر، ولا يزيد على ما تأخر منه.`.trim()
}

/** One line for each instalment. */
export const instalmentsInWords = (instalments: readonly Instalment[]) =>
  instalments
    .map(({ from, until, dueOn, amount }, at) => {
      const days = `من ${dayInWords(from)} إلى ${dayInWords(until)}`
      return `القسط ${at + 1}، ${days}، يستحق في ${dayInWords(dueOn)}: ${inRials(amount)}`
    })
    .join('\n')
