import { branchNamed, companyProfile } from '#areas/company/public.ts'
import { customersNamed, latinNamesOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { amountInEnglish } from '#values/amount-in-english.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { dayInEnglish } from '#values/dates-in-english.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { inOmr, inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { examplePeople, firstVariables } from './first-texts.ts'

type Variables = Readonly<Record<string, { label: string; example: string }>>

/** What every contract knows of itself. */
const common = {
  number: { label: 'رقم العقد', example: 'L-SLL26-0042' },
  day: { label: 'يوم التحرير', example: '15 يناير 2026' },
  branch: { label: 'الفرع', example: 'صلالة' },
  company: { label: 'الشركة', example: 'التحالف' },
  about: { label: 'المحل', example: 'شقة 3، برج السعادة' },
  starts: { label: 'أول يوم', example: '1 فبراير 2026' },
  ends: { label: 'آخر يوم', example: '31 يناير 2027' },
  term: { label: 'المدة', example: 'سنة واحدة' },
  value: { label: 'القيمة', example: '3,000.000 ر.ع.' },
  valueInWords: { label: 'القيمة كتابة', example: 'ثلاثة آلاف ريال عماني لا غير' },
  notice: { label: 'مهلة الإخطار', example: '90 يومًا' },
  noticeTerm: { label: 'شرط مهلة الإخطار', example: 'بمدة لا تقل عن 90 يومًا' },
  textVersion: { label: 'نسخة النموذج', example: '3' },
  textVersionEnglish: { label: 'نسخة النموذج بالإنجليزية', example: '3' },
  dayEnglish: { label: 'يوم التحرير بالإنجليزية', example: '15 Jan 2026' },
  companyEnglish: { label: 'الشركة بالإنجليزية', example: 'Al Tahaluf' },
  valueEnglish: { label: 'القيمة بالإنجليزية', example: 'OMR 3,000.000' },
  valueWordsEnglish: { label: 'القيمة كتابة بالإنجليزية', example: 'Three thousand Omani rials only' },
  renewal: { label: 'التجديد', example: 'وتتجدد لمدة مماثلة ما لم يخطر أحد الطرفين الآخر بعدم رغبته في التجديد.' },
} as const satisfies Variables

type Speaking = Pick<ContractKind, 'kind' | 'roles' | 'variables'>

/** What the text of this kind may speak of: what every contract knows, who stands in it, and what the kind adds. */
export function variablesOf({ kind, roles, variables = {} }: Speaking): Variables {
  const named: Readonly<Record<string, string>> = examplePeople
  const people = Object.entries(roles).flatMap(([role, label]) => [
    [role, { label, example: named[role] ?? named.owner ?? '' }] as const,
    [`${role}English`, { label: `${label} بالإنجليزية`, example: 'Salim Ahmed Al Amri' }] as const,
  ])
  return { ...common, ...firstVariables[kind], ...Object.fromEntries(people), ...variables }
}

export const examplesOf = (kind: Speaking) =>
  Object.fromEntries(Object.entries(variablesOf(kind)).map(([name, { example }]) => [name, example]))

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** The same of one contract, in words; what the kind knows of it goes before, and what it tells as '' was not agreed on and is left out. */
export async function valuesOf(ctx: Reader, kind: ContractKind, contractId: string) {
  const one = await ctx.db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
  const { number, title, startsOn, endsOn, value, noticeDays, autoRenew, branchId } = one
  const { tradeName, legalName, englishName } = await companyProfile(ctx)
  const arabicName = legalName ?? tradeName ?? ''
  const known: Record<Exclude<keyof typeof common, keyof ReturnType<typeof versionInWords>>, string> = {
    ...{ number, about: title, day: dayInWords(dayOf(ctx.now())), branch: (await branchNamed(ctx, branchId)) ?? '' },
    ...{ company: arabicName, starts: dayInWords(startsOn), ends: dayInWords(endsOn) },
    ...{ term: termInWords(startsOn, endsOn), value: inRials(value), valueInWords: amountInWords(value) },
    ...{ dayEnglish: dayInEnglish(ctx.now()), companyEnglish: englishName ?? arabicName },
    ...{ valueEnglish: inOmr(value), valueWordsEnglish: amountInEnglish(value) },
    notice: howMany(noticeDays, 'day', 'gen'),
    noticeTerm: noticeDays > 0 ? `بمدة لا تقل عن ${howMany(noticeDays, 'day', 'gen')}` : 'ولو في آخر يوم من المدة',
    renewal: autoRenew ? common.renewal.example : 'ولا تتجدد إلا بعقد لاحق يوقعه الطرفان.',
  }
  const told = Object.entries({ ...known, ...(await peopleOf(ctx, contractId)) }).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(told), ...(await kind.valuesOf?.(ctx, contractId)) }
}

/** By which text it is written. */
export const versionInWords = (version: number) => ({
  textVersion: version === 0 ? 'الأصلية' : String(version),
  textVersionEnglish: version === 0 ? 'original' : String(version),
})

/** Who stands in it as what, all of one role in one breath. */
async function peopleOf({ db }: Reader, contractId: string) {
  const rows = await db
    .selectFrom('contractParties')
    .select(['partyId', 'role'])
    .where('contractId', '=', contractId)
    .orderBy('position')
    .execute()
  const ids = rows.map(({ partyId }) => partyId)
  const [named, latin] = [await customersNamed({ db }, ids), await latinNamesOf({ db }, ids)]
  const nameOf = (id: string) => named.find((one) => one.id === id)?.name ?? ''
  const roles = Map.groupBy(rows, ({ role }) => role)
  return Object.fromEntries(
    [...roles].flatMap(([role, those]) => [
      [role, those.map((one) => nameOf(one.partyId)).join('، ')],
      [`${role}English`, those.map((one) => latin.get(one.partyId) ?? nameOf(one.partyId)).join(', ')],
    ]),
  )
}

/** Whole years and months where it is made of them, else its days. */
export function termInWords(startsOn: string, endsOn: string) {
  const after = daysAfter(endsOn, 1)
  if (after.slice(8) !== startsOn.slice(8)) return howMany(daysBetween(startsOn, after), 'day')
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const months = monthOf(after) - monthOf(startsOn)
  if (months % 12 === 0) return howMany(months / 12, 'year')
  return months < 12 ? howMany(months, 'month') : `${howMany(Math.floor(months / 12), 'year')} و${howMany(months % 12, 'month')}`
}
