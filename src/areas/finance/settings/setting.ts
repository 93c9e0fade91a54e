import { inRials } from '#values/money.ts'

/** Whether what is charged bears tax where two accountants would differ. */
export const taxChoices = { standard: 'خاضع للنسبة الأساسية', 'out-of-scope': 'خارج النطاق' } as const
export type TaxChoice = keyof typeof taxChoices

/** The smallest coin cash comes and goes in. */
export const coinChoices = { '5': '5 بيسات', '1': 'بيسة واحدة' } as const
export type Coin = keyof typeof coinChoices

/** When what is invoiced ahead becomes income. */
export const advanceChoices = { deferred: 'مؤجل حتى تأتي أيامه', 'at-invoice': 'إيراد يوم فاتورته' } as const
export type AdvanceChoice = keyof typeof advanceChoices

export type MoneySettings = {
  lateFeeVat: TaxChoice
  damageVat: TaxChoice
  forfeitVat: TaxChoice
  cancellationVat: TaxChoice
  bounceFeeVat: TaxChoice
  /** How far an account of ours may be paid below zero, by the contract with its bank. */
  operatingOverdraft: bigint
  /** What should be left of our own money: below it somebody is called before what belongs to others is touched. */
  leastOwnMoney: bigint
  cashStep: Coin
  revenueOfAdvance: AdvanceChoice
  /** Of the rent of a year, what the municipality asks for the registration of a lease: whole percent. */
  municipalFeeRate: number
}
export type MoneySettingKey = keyof MoneySettings

/** What holds while nobody has said anything else. */
export const usualSettings: MoneySettings = {
  lateFeeVat: 'out-of-scope',
  damageVat: 'out-of-scope',
  forfeitVat: 'standard',
  cancellationVat: 'standard',
  bounceFeeVat: 'standard',
  operatingOverdraft: 0n,
  leastOwnMoney: 0n,
  cashStep: '5',
  revenueOfAdvance: 'deferred',
  municipalFeeRate: 3,
}

export const moneySettingWords: Record<MoneySettingKey, { label: string; help: string }> = {
  lateFeeVat: { label: 'غرامة التأخير', help: 'تعويض عن التأخير، أو مقابل تمديد الأجل.' },
  damageVat: { label: 'تعويض ضرر مركبة أو معدّة', help: 'تعويض عن الضرر، أو ثمن إصلاح نبيعه.' },
  forfeitVat: { label: 'التأمين المصادر', help: 'إن كان خاضعًا فضريبته داخله: يحل محل الثمن.' },
  cancellationVat: {
    label: 'رسم الإلغاء أو عدم الحضور',
    help: 'كالتأمين المصادر حتى يُقال فيه غير ذلك. إن كان خاضعًا فضريبته داخله.',
  },
  bounceFeeVat: { label: 'رسم ارتجاع الشيك', help: 'مقابل عملنا، أو تعويض عن الارتجاع.' },
  operatingOverdraft: { label: 'السحب على المكشوف', help: 'لكل حساب تشغيلي، كما في عقد البنك. لا يُصرف به من أمانات غيرنا.' },
  leastOwnMoney: {
    label: 'أقل مالنا من النقد',
    help: 'ما لدينا من النقد دون ما هو لغيرنا. إن نقص عنه فمهمة للمدير المالي، ولا يمنع صرفًا.',
  },
  cashStep: { label: 'أصغر قطعة نقد', help: 'يُقبض النقد ويُصرف بمضاعفاتها، وما دونها من مستحق يُقرَّب حين يُدفع نقدًا.' },
  revenueOfAdvance: { label: 'إيراد ما فُوتر مقدمًا', help: 'للتأجير والتخزين. ما أُجّل قبل ذلك اليوم يُستحق في أيامه.' },
  municipalFeeRate: {
    label: 'رسم توثيق عقود الإيجار',
    help: 'من أجرة السنة، كما تطلبه البلدية. يبقى لكل عقد ما كان يوم توقيعه.',
  },
}
export const moneySettingKeys = Object.keys(usualSettings) as [MoneySettingKey, ...MoneySettingKey[]]

const choicesOf: { [Key in MoneySettingKey]: Record<string, string> | null } = {
  ...{ lateFeeVat: taxChoices, damageVat: taxChoices, forfeitVat: taxChoices, cancellationVat: taxChoices },
  ...{ bounceFeeVat: taxChoices, operatingOverdraft: null, leastOwnMoney: null, cashStep: coinChoices },
  ...{ revenueOfAdvance: advanceChoices, municipalFeeRate: null },
}

/** Between what there is to choose; null where it is an amount, or a share. */
export const choicesFor = (key: MoneySettingKey) => choicesOf[key]

/** In whole percent of something, and no amount. */
export const isShare = (key: MoneySettingKey) => key === 'municipalFeeRate'

/** What was kept as text, in words. */
export function valueInWords(key: MoneySettingKey, value: string) {
  const choices = choicesFor(key)
  if (choices) return choices[value] ?? value
  if (isShare(key)) return `${value}%`
  return value === '0' ? 'لا شيء' : inRials(BigInt(value))
}

const among = <Choice extends string>(choices: Record<Choice, string>, value: string | undefined, usual: Choice) =>
  (Object.keys(choices) as Choice[]).find((one) => one === value) ?? usual

/** The last word on each, over what holds without one. */
export function readMoneySettings(rows: readonly { key: string; value: string }[]): MoneySettings {
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  const taxOf = (key: 'lateFeeVat' | 'damageVat' | 'forfeitVat' | 'cancellationVat' | 'bounceFeeVat') =>
    among(taxChoices, kept.get(key), usualSettings[key])
  return {
    lateFeeVat: taxOf('lateFeeVat'),
    damageVat: taxOf('damageVat'),
    forfeitVat: taxOf('forfeitVat'),
    cancellationVat: taxOf(kept.has('cancellationVat') ? 'cancellationVat' : 'forfeitVat'),
    bounceFeeVat: taxOf('bounceFeeVat'),
    operatingOverdraft: BigInt(kept.get('operatingOverdraft') ?? usualSettings.operatingOverdraft),
    leastOwnMoney: BigInt(kept.get('leastOwnMoney') ?? usualSettings.leastOwnMoney),
    cashStep: among(coinChoices, kept.get('cashStep'), usualSettings.cashStep),
    revenueOfAdvance: among(advanceChoices, kept.get('revenueOfAdvance'), usualSettings.revenueOfAdvance),
    municipalFeeRate: Number(kept.get('municipalFeeRate') ?? usualSettings.municipalFeeRate),
  }
}
