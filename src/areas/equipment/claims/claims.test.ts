import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { asTheHouse } from '#platform/actors.ts'
import { banksOf } from '#testing/banks.ts'
import { picture } from '#testing/claims.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { hireContracts } from '../hires/hire-kind.ts'
import { dispatchMachine } from '../hires/use-cases/dispatch-machine.ts'
import { takeMachineBack } from '../hires/use-cases/end-line.ts'
import { equipmentPermissions } from '../permissions.ts'
import { sharesOf } from './claim.ts'
import { claim } from './claim-detail.ts'
import { absorbClaim, addClaimPhotos, chargeClaim, closeClaim, recoverClaims } from './commands.ts'
import { hireClaims } from './queries.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { openClaim } from './use-cases/open-claim.ts'

const office = testOffice()
const { box, debt, pays, wrong } = payersOf(office)
const { colleague: someone } = banksOf(office)
const { clerk, colleague, far, agreed, at, broken, going, look: lookAtHire, out, setUp } = machineHiresOf(office)
beforeEach(setUp)

const look = async (id: string) => {
  const one = await claim(clerk(), id)
  if (!one) throw new Error('no claim')
  return one
}
const waits = (contractId: string) => hireContracts.depositWaitsFor?.({ db: office.db }, contractId)

/** Out since the first of February; on the third the damage of the second is told. */
async function opened(more: Parameters<typeof broken>[1] = {}) {
  const { contractId, lineId } = await out()
  at('2026-02-03')
  const form = await broken(contractId, more)
  const { id: claimId } = await openClaim(clerk(), form)
  return { contractId, lineId, claimId, form, partyId: (await lookAtHire(contractId)).partyId }
}

/** With so much of a deposit in hand. */
async function secured(deposit: string) {
  await office.db
    .updateTable('machineKinds')
    .set({ deposit: BigInt(deposit) * 1000n })
    .execute()
  const { contractId, lineId } = await agreed()
  await box()
  const { partyId } = await lookAtHire(contractId)
  await pays(partyId, deposit)
  await dispatchMachine(clerk(), going(lineId))
  at('2026-02-03')
  const { id: claimId } = await openClaim(clerk(), await broken(contractId, { estimate: '80' }))
  return { contractId, claimId, partyId }
}

test('what the hirer broke is theirs whole, and nothing of what others broke', () => {
  const estimate = 80_000n
  expect(sharesOf({ estimate, atFault: 'renter' })).toEqual({ renter: estimate, insurer: 0n, company: 0n })
  for (const atFault of ['other', 'unknown'] as const)
    expect(sharesOf({ estimate, atFault })).toEqual({ renter: 0n, insurer: 0n, company: estimate })
})

test('opened once, of a machine that stood on the site at that time, and by who is of its branch', async () => {
  const { claimId, contractId, form } = await opened()
  expect(await openClaim(clerk(), form)).toEqual({ id: claimId })
  const one = await look(claimId)
  expect(one).toMatchObject({ state: 'open', kind: 'accident', place: 'ريسوت، قطعة 214', code: 'EX-07', atFault: 'renter' })
  expect([one.number.slice(0, 2), one.photos.length]).toEqual(['MD', 1])
  expect(await hireClaims(clerk(), contractId)).toMatchObject({ claims: [{ id: claimId }], mayOpen: true })
  const other = await broken(contractId)
  await expect(openClaim(clerk(), { ...other, on: '2026-01-31' })).rejects.toMatchObject({ issues: [{ path: ['on'] }] })
  await expect(openClaim(clerk(), { ...other, on: '2026-02-09' })).rejects.toMatchObject({ issues: [{ path: ['on'] }] })
  await expect(openClaim(far(), other)).rejects.toThrow()
  const looker = office.staff('noor', equipmentPermissions.view, equipmentPermissions.viewHires)
  await expect(openClaim(looker, other)).rejects.toMatchObject({ status: 403 })
  expect([await claim(far(), claimId), (await hireClaims(looker, contractId))?.mayOpen]).toEqual([null, false])
})

test('charged without tax out of the deposit as far as it reaches, which is held until then and until it is paid', async () => {
  const { claimId, contractId, partyId } = await secured('50')
  const { number } = await look(claimId)
  expect(await look(claimId)).toMatchObject({ state: 'assessed', shares: { renter: 80_000n }, held: 50_000n })
  expect(await waits(contractId)).toEqual(['إعادة المعدات', `تسوية محضر الضرر ${number}`])
  await chargeClaim(clerk(), { claimId, from: 'deposit' })
  await chargeClaim(clerk(), { claimId, from: 'deposit' })
  expect(await look(claimId)).toMatchObject({ state: 'charged', renterPart: 80_000n, paper: { total: 80_000n, open: 30_000n } })
  const charges = office.db.selectFrom('charges').select(['kind', 'net', 'vat', 'incomeAccount']).where('kind', '=', 'car-damage')
  expect(await charges.execute()).toEqual([{ kind: 'car-damage', net: 80_000n, vat: 0n, incomeAccount: '4420' }])
  expect(await waits(contractId)).toHaveLength(2)
  await pays(partyId, '30')
  expect(await waits(contractId)).toEqual(['إعادة المعدات'])
  expect(await recoverClaims(asTheHouse(office.visitor()), {})).toEqual({ recovered: 1 })
  expect([(await look(claimId)).state, await wrong()]).toEqual(['recovered', []])
})

test('on the account it is due by the terms of the hire, and there is no deposit to take it from', async () => {
  const { claimId, partyId } = await opened()
  await expect(chargeClaim(clerk(), { claimId, from: 'account' })).rejects.toMatchObject({ code: 'claims.not-assessed' })
  await assessClaim(clerk(), { claimId, estimate: '80', estimateAbout: 'ذراع وخرطوم', atFault: 'renter' })
  await expect(chargeClaim(clerk(), { claimId, from: 'deposit' })).rejects.toMatchObject({ code: 'claims.no-deposit' })
  const before = await debt(partyId)
  await chargeClaim(clerk(), { claimId, from: 'account' })
  expect((await debt(partyId)) - before).toBe(80_000n)
  const paper = office.db.selectFrom('invoices').select('dueOn').orderBy('issuedAt', 'desc').limit(1)
  expect(await paper.executeTakeFirst()).toEqual({ dueOn: '2026-03-05' })
  await office.announce()
  expect(await wrong()).toEqual([])
})

test('two who decide at once charge it once, and what was decided is not decided again', async () => {
  const { claimId, partyId } = await opened({ estimate: '80' })
  const before = await debt(partyId)
  const both = await Promise.allSettled([
    chargeClaim(clerk(), { claimId, from: 'account' }),
    closeClaim(colleague(), { claimId, why: 'ليس ضررًا' }),
    chargeClaim(colleague(), { claimId, from: 'account' }),
  ])
  const { state } = await look(claimId)
  expect(both.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  expect((await debt(partyId)) - before).toBe(state === 'charged' ? 80_000n : 0n)
  await expect(assessClaim(clerk(), { claimId, estimate: '9', atFault: 'renter' })).rejects.toMatchObject({
    code: 'claims.decided',
  })
  await expect(addClaimPhotos(clerk(), { claimId, photos: [picture] })).rejects.toMatchObject({
    code: 'claims.decided',
  })
})

test('what others broke is charged to nobody, and the claim is closed with its reason', async () => {
  const { claimId } = await opened({ atFault: 'other', estimate: '80' })
  await expect(chargeClaim(clerk(), { claimId, from: 'account' })).rejects.toMatchObject({ code: 'claims.nobody-pays' })
  await expect(absorbClaim(clerk(), { claimId, why: 'قديم' })).rejects.toMatchObject({ code: 'claims.nothing-to-absorb' })
  await closeClaim(clerk(), { claimId, why: 'صدمتها شاحنة عابرة' })
  await closeClaim(clerk(), { claimId, why: 'صدمتها شاحنة عابرة' })
  expect(await look(claimId)).toMatchObject({ state: 'closed', endReason: 'صدمتها شاحنة عابرة' })
})

test('up to the limit of the rules the company bears it at once, above it the general manager agrees', async () => {
  const [officer, manager] = [await someone('muslim2', 'equipmentOfficer'), await someone('said', 'generalManager')]
  const { claimId, contractId, lineId, partyId } = await opened({ estimate: '20' })
  const before = await debt(partyId)
  expect(await absorbClaim(officer, { claimId, why: 'خدش قديم' })).toEqual({ id: claimId, waits: false })
  expect(await absorbClaim(officer, { claimId, why: 'خدش قديم' })).toEqual({ id: claimId, waits: false })
  const { id: second } = await openClaim(clerk(), await broken(contractId, { estimate: '80' }))
  expect(await absorbClaim(officer, { claimId: second, why: 'عميل دائم' })).toEqual({ id: second, waits: true })
  const [asked] = await office.db.selectFrom('approvals').select('id').execute()
  await approve(manager, { approvalId: asked?.id ?? '' })
  expect(await look(second)).toMatchObject({ state: 'absorbed', renterPart: 0n, endReason: 'عميل دائم' })
  await takeMachineBack(clerk(), { lineId, meter: '4520' })
  expect([await debt(partyId), await waits(contractId), await wrong()]).toEqual([before, [], []])
})
