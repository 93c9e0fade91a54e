import { beforeEach, expect, test } from 'vitest'
import { terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { percentOf } from '#values/shares.ts'
import { intakePage } from '../intake/queries.ts'
import { takeInParcel } from '../intake/use-cases/take-in-parcel.ts'
import { codFee } from '../tariff/tariff.ts'
import { tariffPage } from '../tariff/tariff-queries.ts'
import { publishTariff } from '../tariff/use-cases/publish-tariff.ts'
import { dueOnAccount } from './merchant.ts'
import { merchantValues } from './merchant-values.ts'
import { merchant, merchants } from './queries.ts'
import { merchantTermsOf } from './terms-of.ts'
import { agreeWithMerchant } from './use-cases/agree-with-merchant.ts'
import { changeMerchantTerms } from './use-cases/change-merchant-terms.ts'

const office = testOffice()
const { setUp, clerk, near, far, form, takenIn, row, zone, agreedWith, aMerchant, newId } = parcelsOf(office)
beforeEach(setUp)

const termsNow = (partyId: string) => merchantTermsOf(office.visitor(), partyId)
const issuesOf = (doing: Promise<unknown>) =>
  doing.then(
    () => [],
    (error) => error.issues?.map(({ path }: { path: unknown[] }) => path.join('.')) ?? error.code,
  )

const sameTerms = {
  ...{ codPercent: '1', codLeast: '0.300', returnShare: '40', cycle: 'weekly' as const, leastPayout: '10', payDays: '0' },
  ...{ zone1: 'all', firstKilo1: '1.200', furtherKilo1: '0.150' },
}

test('T6: a merchant is priced by his contract, to the baisa', async () => {
  const { partyId, phone, contractId } = await aMerchant()
  const one = await row(await takenIn({ senderPhone: phone, weight1: '2.2' }))
  expect(one).toMatchObject({ senderId: partyId, chargeable: 2_500, carriage: 1_425n, merchantContractId: contractId })
  const terms = await termsNow(partyId)
  if (!terms) throw new Error('no terms')
  const fee = codFee(12_500n, terms)
  const vat = percentOf(one.carriage + fee, 5)
  expect([one.carriage, fee, vat, one.carriage + fee + vat]).toEqual([1_425n, 300n, 86n, 1_811n])
})

test('what is written for one zone goes before what is written for all, and nothing passes the tariff', async () => {
  const { phone } = await aMerchant({ zone2: await zone('دول الخليج'), firstKilo2: '3.500', furtherKilo2: '0.900' })
  expect((await row(await takenIn({ senderPhone: phone, place: 'الإمارات', weight1: '1.2' }))).carriage).toBe(3_950n)
  const { seen } = await tariffPage(office.visitor(), { query: new URLSearchParams() })
  await publishTariff(clerk(), {
    ...{ seen, reference: '2/2026', validFrom: '2026-01-15', divisor: '5000', heaviest: '25', codPercent: '1', codLeast: '0.5' },
    rates: [{ zone: 'صلالة', firstKilo: '1', furtherKilo: '0.2', daysFrom: '0', daysTo: '1' }],
  })
  expect((await row(await takenIn({ senderPhone: phone, weight1: '2.2' }))).carriage).toBe(1_225n)
})

test('P16: no price of a merchant stands above the approved one, told at its field', async () => {
  expect(await issuesOf(agreedWith({ firstKilo1: '1.600' }))).toEqual(['firstKilo1'])
  expect(await issuesOf(agreedWith({ codPercent: '2', codLeast: '0.600' }, '94440002'))).toEqual(['codPercent', 'codLeast'])
  const zone2 = await zone('صلالة')
  expect(await issuesOf(agreedWith({ zone2, firstKilo2: '1', furtherKilo2: '0.300' }, '94440003'))).toEqual(['furtherKilo2'])
  expect(await office.db.selectFrom('merchantTerms').select('contractId').execute()).toEqual([])
})

test('bad input is told under its field', async () => {
  expect(await issuesOf(agreedWith({ firstKilo1: undefined, furtherKilo1: '0.1' }))).toEqual(['firstKilo1'])
  expect(await issuesOf(agreedWith({ iban: 'OM' }, '94440002'))).toEqual(['iban', 'ibanHolder'])
  expect(await issuesOf(agreedWith({ endsOn: '2026-01-01' }, '94440003'))).toEqual(['endsOn'])
})

test('before it is signed and once it is over it holds nothing', async () => {
  const { partyId, contractId } = await agreedWith()
  expect(await termsNow(partyId)).toBeNull()
  await putInForce(clerk(), contractId)
  expect(await termsNow(partyId)).toMatchObject({ contractId, codLeast: 300n, rates: [{ zoneId: null, firstKilo: 1_200n }] })
  await terminateEarly(clerk(), { contractId, on: '2026-01-15', reason: 'اتفق الطرفان' })
  expect(await termsNow(partyId)).toBeNull()
})

test('who pays by the month owes at the end of it; whoever comes with a parcel pays now', async () => {
  const { phone } = await aMerchant({ onAccount: 'yes', payDays: '10' })
  const dueOn = async (id: string) => {
    const { carriageInvoiceId } = await row(id)
    const charge = office.db
      .selectFrom('charges')
      .select('dueOn')
      .where('invoiceId', '=', carriageInvoiceId ?? '')
    return (await charge.executeTakeFirstOrThrow()).dueOn
  }
  expect(await dueOn(await takenIn({ senderPhone: phone }))).toBe('2026-02-10')
  expect(await dueOn(await takenIn())).toBe('2026-01-15')
  expect(dueOnAccount('2026-02-03', 0)).toBe('2026-02-28')
})

test('what waits on an account stays within the limit that was set for it', async () => {
  const { phone, partyId } = await aMerchant({ onAccount: 'yes' })
  await office.db.updateTable('parties').set({ creditLimit: 2_000n }).where('id', '=', partyId).execute()
  await takeInParcel(near(), form({ senderPhone: phone })).catch(() => null)
  const { passCreditLimit: _, ...money } = financePermissions
  const bound = office.staff('bound', ...[money, parcelPermissions, customersPermissions].flatMap((all) => Object.values(all)))
  await expect(takeInParcel(bound, form({ senderPhone: phone }))).rejects.toMatchObject({ code: 'parcels.above-credit-limit' })
})

test('the counter reads his prices by his phone', async () => {
  const { phone } = await aMerchant({ onAccount: 'yes' })
  const { known } = await intakePage(clerk(), { query: new URLSearchParams({ from: phone }) })
  expect(known.merchant).toMatchObject({ until: '2026-01-31', rates: [{ firstKilo: 1_200n }] })
})

test('a merchant has one contract at a time, of two that are sent at once the second hears of the first', async () => {
  const { partyId, contractId } = await agreedWith()
  const other = newId()
  const days = { branchId: (await row(await takenIn())).branchId, startsOn: '2026-01-20', endsOn: '2027-01-19', noticeDays: '0' }
  await agreeWithMerchant(clerk(), { id: other, partyId, ...days, ...sameTerms })
  const sent = await Promise.allSettled([contractId, other].map((id) => sendForSignature(clerk(), { contractId: id })))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'parcels.merchant-before' } })
})

test('terms in force change by the word of both, and of two who opened them the second is told', async () => {
  const { partyId, contractId } = await aMerchant()
  const change = { contractId, seen: '1', ...sameTerms, returnShare: '30' }
  expect(await issuesOf(changeMerchantTerms(clerk(), change))).toEqual(['consent'])
  await changeMerchantTerms(clerk(), { ...change, consent: 'رسالته في 15/1/2026' })
  expect(await termsNow(partyId)).toMatchObject({ returnShare: 30, version: 2 })
  expect(await issuesOf(changeMerchantTerms(clerk(), { ...change, returnShare: '20', consent: 'رسالته' }))).toBe(
    'parcels.changed-meanwhile',
  )
  await changeMerchantTerms(clerk(), { ...change, seen: '2', consent: 'رسالته' })
  const facts = await office.history()
  expect(facts.filter((name) => name === 'parcels.merchant-terms-changed')).toHaveLength(1)
  expect(await issuesOf(changeMerchantTerms(clerk(), { ...change, seen: '2', firstKilo1: '9', consent: 'رسالته' }))).toEqual([
    'firstKilo1',
  ])
})

test('a branch sees its own merchants, and his paper says what was agreed', async () => {
  const { contractId } = await agreedWith()
  const asked = { q: '', state: '', page: 1 }
  expect((await merchants(near(), asked)).rows).toMatchObject([{ id: contractId, merchant: 'متجر لبان 94440001' }])
  expect((await merchants(far(), asked)).rows).toEqual([])
  expect(await merchant(near(), contractId)).toMatchObject({
    zones: [{ zone: 'all', own: { firstKilo: 1_200n } }, {}, {}, {}, {}],
  })
  expect(await merchant(far(), contractId)).toBeNull()
  expect(await merchantValues(office, contractId)).toMatchObject({
    ...{ cycle: 'كل أسبوع', returnShare: '40%', rates: expect.stringMatching(/كل المناطق: أول كيلو 1\.200/) },
  })
})
