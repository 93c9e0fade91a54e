import { contractsNamed } from '#areas/contracts/public.ts'
import { identitiesOf } from '#areas/customers/public.ts'
import { newestShares } from '#areas/properties/shares.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { asTyped } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { instalmentsOf, termsOf } from './lease-held.ts'
import { taxOfLease } from './lease-tax.ts'
import type { Instalment } from './terms.ts'
import { besidesInWords, instalmentsInWords, rentInWords } from './terms-in-words.ts'

type Reader = Pick<Ctx, 'db'>

/** What the text of a lease says of what was agreed: the lessor is who owns the unit today. */
export async function leaseValues({ db }: Reader, contractId: string): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .selectAll('leases')
    .select(['units.use', 'units.propertyId'])
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  const [contract] = await contractsNamed({ db }, [contractId])
  if (!row || !contract) return {}
  const [people, place, terms, instalments, tax] = await Promise.all([
    peopleInWords({ db }, { ...row, tenantId: contract.partyId }),
    placeInWords({ db }, row.unitId),
    termsOf(db, row, contract),
    instalmentsOf(db, contractId),
    taxOfLease({ db }, { ...row, ...contract }),
  ])
  const due = instalments.filter(({ amount }) => amount > 0n)
  return {
    ...{ ...people, place, ...rentInWords(terms, { ...row, tax }), ...besidesInWords(row) },
    ...{ use: row.use === 'residential' ? 'السكن' : 'النشاط التجاري', deposit: inRials(row.deposit) },
    ...{ schedule: scheduleInWords(due), instalments: instalmentsInWords(due) },
    ...(row.goesOn && { renewal: renewsItself }),
    registrationPayer: feePayersInText[row.feePaidBy],
  }
}

/** We stand in a lease as who manages for its first party. */
const feePayersInText = { owner: 'الطرف الأول', tenant: 'الطرف الثاني', company: 'وكيل الطرف الأول في الإدارة' }

const renewsItself = 'وتتجدد لمدة مماثلة بالشروط نفسها ما لم يخطر أحد الطرفين الآخر بعدم التجديد قبل انتهائها بمهلة الإخطار.'

/** Which of these the law renews for a term as long. */
export async function leasesGoingOn({ db }: { db: Ctx['db'] | Work['tx'] }, contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('leases')
    .select('contractId')
    .where('goesOn', '=', true)
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .execute()
  return rows.map(({ contractId }) => contractId)
}

/** «12 قسطًا، كل منها 250.000 ر.ع.» where they are alike. */
function scheduleInWords(due: readonly Instalment[]) {
  const [first] = due
  const told = howMany(due.length, 'instalment')
  if (!first) return told
  if (due.some(({ amount }) => amount !== first.amount)) return `${told} بحسب جدول الأقساط`
  const each = { one: ' قدره', two: '، كل منهما', more: '، كل منها' }[counted(due.length)]
  return `${told}${each} ${inRials(first.amount)}`
}

const counted = (count: number) => (count > 2 ? 'more' : count === 2 ? 'two' : 'one')

/** Whom we stand for; where nobody is known to own it, one. */
const representedBy = {
  one: 'ويمثّله وكيله في الإدارة',
  two: 'ويمثّلهما وكيلهما في الإدارة',
  more: 'ويمثّلهم وكيلهم في الإدارة',
}

type People = { propertyId: string; tenantId: string; guarantorId: string | null }

/** Who owns, who rents and who stands good for it: each with the numbers by which they are known. */
async function peopleInWords({ db }: Reader, { propertyId, tenantId, guarantorId }: People) {
  const owners = ((await newestShares(db, propertyId))?.shares ?? []).map(({ partyId }) => partyId)
  const known = await identitiesOf({ db }, [...owners, tenantId, ...(guarantorId ? [guarantorId] : [])])
  const those = (ids: readonly string[]) => ids.flatMap((id) => known.filter((one) => one.id === id))
  const [guarantor] = those(guarantorId ? [guarantorId] : [])
  const owner = those(owners)
    .map(({ name }) => name)
    .join('، ')
  return {
    ...(owner && { owner }),
    represented: representedBy[counted(owners.length)],
    ownerIdentity: those(owners).flatMap(identityInWords).join('\n'),
    tenantIdentity: those([tenantId]).flatMap(identityInWords).join('\n'),
    guarantorIdentity: guarantor ? `كفيل الطرف الثاني ${identityInWords(guarantor)[0] ?? `${guarantor.name}.`}` : '',
  }
}

/** Within Arabic the two halves of a number keep their order, whatever stands around them. */
const inOnePiece = (phone: string) => asTyped(phone).replaceAll(' ', '\u00a0').replace('+', '00')

type Identity = Awaited<ReturnType<typeof identitiesOf>>[number]

/** «سالم العمري: الرقم المدني 11223344، الهاتف 9123 4567.» */
function identityInWords({ name, civilNumber, passportNumber, commercialRegister, phone }: Identity) {
  const told = listed([
    ...[['الرقم المدني', civilNumber] as const, ['رقم الجواز', passportNumber] as const],
    ...[['السجل التجاري', commercialRegister] as const, ['الهاتف', phone && inOnePiece(phone)] as const],
  ])
  return told ? [`${name}: ${told}.`] : []
}

/** Where the unit lies, and to which accounts its electricity and its water go. */
async function placeInWords({ db }: Reader, unitId: string) {
  const { unitElectricity, unitWater, ...at } = await db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['wilayat', 'quarter', 'way', 'building', 'plotNumber'])
    .select(['properties.electricityAccount', 'properties.waterAccount'])
    .select(['units.electricityAccount as unitElectricity', 'units.waterAccount as unitWater'])
    .where('units.id', '=', unitId)
    .executeTakeFirstOrThrow()
  const told = listed([
    ...[['ولاية', at.wilayat] as const, ['منطقة', at.quarter] as const, ['سكة', at.way] as const],
    ...[['رقم المبنى', at.building] as const, ['رقم القطعة', at.plotNumber] as const],
    ['حساب الكهرباء', unitElectricity ?? at.electricityAccount],
    ['حساب المياه', unitWater ?? at.waterAccount],
  ])
  return `موقعه: ${told}.`
}

const listed = (pairs: readonly (readonly [string, string | null])[]) =>
  pairs.flatMap(([label, value]) => (value ? [`${label} ${value}`] : [])).join('، ')
