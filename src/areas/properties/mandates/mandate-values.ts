import { customersNamed } from '#areas/customers/public.ts'
import { newestShares } from '#areas/properties/shares.ts'
import type { Ctx } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { percentInWords } from '#values/shares.ts'
import type { CommissionKind } from './mandate.ts'
import { propertiesUnder } from './under.ts'

/** What the text of a mandate says of its terms. */
export async function mandateValues({ db }: Pick<Ctx, 'db'>, contractId: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('mandates').selectAll().where('contractId', '=', contractId).executeTakeFirst()
  if (!row) return {}
  const { powerNumber, expenseLimit, reserve, payoutDay, commissionRate, commissionAmount } = row
  const commission = commissionRate === null ? inRials(commissionAmount ?? 0n) : percentInWords(commissionRate)
  return {
    ...(await ownersInWords({ db }, contractId)),
    ...(powerNumber && { poa: powerNumber }),
    ...{ spendLimit: inRials(expenseLimit), reserve: inRials(reserve), commission },
    payoutDay: `في اليوم ${payoutDay} من كل شهر`,
    spendTerm:
      expenseLimit > 0n
        ? `وله أن يأذن بالصيانة حتى ${inRials(expenseLimit)} في المرة الواحدة بغير رجوع إلى الطرف الأول، وما زاد على ذلك فبموافقته.`
        : 'ولا يأذن بصيانة إلا بموافقة الطرف الأول.',
    feeTerm: commissionRate === 0 ? 'لا يستحق الطرف الثاني أتعابًا على الإيجار.' : feeInWords(row.commissionKind, commission),
    reserveTerm: reserve > 0n ? `ويُحتفظ لها باحتياطي قدره ${inRials(reserve)}` : 'ولا يُحتفظ لها باحتياطي.',
  }
}

const taxed = 'تُضاف إليها ضريبة القيمة المضافة بنسبتها المقررة'

/** Of what it is reckoned, as the books reckon it. */
const feeInWords = (kind: CommissionKind, commission: string) =>
  ({
    'percent-of-collected': `للطرف الثاني ${commission} مما يُحصَّل فعلًا من الإيجار، ${taxed}، ولا يستحق شيئًا عما لم يُحصَّل.`,
    'percent-of-billed': `للطرف الثاني ${commission} مما يُستحق من الإيجار وإن لم يُحصَّل، ${taxed}.`,
    fixed: `للطرف الثاني ${commission} عن كل شهر، ${taxed}.`,
  })[kind]

/** «سالم العمري (1 من 4)، سعيد العمري (3 من 4)»: all that is under it belongs to the same owners, and each of several is a side of it. */
async function ownersInWords({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const [first] = await propertiesUnder(db, contractId)
  const set = first && (await newestShares(db, first.id))
  if (!set || set.shares.length < 2) return {}
  const named = await customersNamed(
    { db },
    set.shares.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return { owner: set.shares.map(({ partyId, parts }) => `${names.get(partyId) ?? ''} (${parts} من ${set.whole})`).join('، ') }
}
