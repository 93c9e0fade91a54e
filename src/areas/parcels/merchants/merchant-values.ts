import { contractsOfKind } from '#areas/contracts/public.ts'
import { identitiesOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { percentInWords } from '#values/shares.ts'
import { zonesToChoose } from '../tariff/places.ts'
import { merchantKind, payCycles } from './merchant.ts'
import { termsIn } from './terms-of.ts'

/** What the text of a contract with a merchant may speak of. */
export const merchantVariables = {
  merchantIdentity: { label: 'هوية التاجر', example: 'السجل التجاري 1122334، الهاتف 9123 4567' },
  rates: { label: 'أسعار التوصيل', example: 'كل المناطق: أول كيلو 1.200 ر.ع.، وكل كيلو بعده 0.150 ر.ع.' },
  codFee: { label: 'رسم الدفع عند الاستلام', example: '1% ولا يقل عن 0.300 ر.ع.' },
  cycle: { label: 'دورة التحويل', example: 'كل أسبوع' },
  leastPayout: { label: 'أقل مبلغ يُحوَّل', example: '10.000 ر.ع.' },
  account: { label: 'حساب التاجر', example: 'حسابه OM12 0000، باسم متجر لبان ظفار.' },
  returnShare: { label: 'رسم الإعادة', example: '50%' },
  payment: { label: 'السداد', example: 'تُسدَّد رسوم الشهر في آخر يوم منه.' },
} as const

type Values = Record<keyof typeof merchantVariables, string>

/** The same of one contract, in words. */
export async function merchantValues({ db }: Pick<Ctx, 'db'>, contractId: string): Promise<Partial<Values>> {
  const terms = await termsIn(db, contractId)
  const contract = await contractsOfKind({ db }, merchantKind).where('id', '=', contractId).executeTakeFirst()
  if (!terms || !contract) return {}
  const [identity] = await identitiesOf({ db }, [contract.partyId])
  return {
    merchantIdentity: identity ? identityIn(identity) : '',
    rates: await ratesInWords({ db }, terms.rates),
    codFee: `${percentInWords(terms.codShare)} ولا يقل عن ${inRials(terms.codLeast)}`,
    ...{ cycle: payCycles[terms.cycle], leastPayout: inRials(terms.leastPayout), returnShare: `${terms.returnShare}%` },
    account: terms.iban ? `حسابه ${terms.iban}، باسم ${terms.ibanHolder}.` : '',
    payment: terms.onAccount ? paidByMonth(terms.payDays) : 'يُسدَّد رسم كل طرد عند تسليمه إلى الطرف الأول.',
  }
}

type Identity = Awaited<ReturnType<typeof identitiesOf>>[number]

function identityIn({ civilNumber, commercialRegister, phone }: Identity) {
  const known = [
    ['الرقم المدني', civilNumber],
    ['السجل التجاري', commercialRegister],
    ['الهاتف', phone && `\u2066${inGroups(phone)}\u2069`],
  ]
  return known.flatMap(([label, value]) => (value ? [`${label} ${value}`] : [])).join('، ')
}

const paidByMonth = (payDays: number) =>
  payDays === 0
    ? 'تُقيَّد الرسوم على حساب التاجر، وتُسدَّد رسوم الشهر في آخر يوم منه.'
    : `تُقيَّد الرسوم على حساب التاجر، وتُسدَّد رسوم الشهر خلال ${howMany(payDays, 'day', 'gen')} من آخره.`

type Rates = NonNullable<Awaited<ReturnType<typeof termsIn>>>['rates']

/** «صلالة: أول كيلو …»; where nothing is agreed the published tariff is named. */
export async function ratesInWords({ db }: Pick<Ctx, 'db'>, rates: Rates) {
  const names = new Map((await zonesToChoose(db)).map(({ id, name }) => [id, name]))
  const lines = rates.map(({ zoneId, firstKilo, furtherKilo }) => {
    const where = zoneId === null ? 'كل المناطق' : (names.get(zoneId) ?? 'منطقة سابقة')
    return `${where}: أول كيلو ${inRials(firstKilo)}، وكل كيلو بعده ${inRials(furtherKilo)}`
  })
  return [...lines, lines.length === 0 ? 'التعرفة المعتمدة.' : 'وما لم يُذكر فبالتعرفة المعتمدة.'].join('\n')
}
