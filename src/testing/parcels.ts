import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { openBag, putInBag } from '#areas/parcels/bags/use-cases/fill-bag.ts'
import { sendBag } from '#areas/parcels/bags/use-cases/send-bag.ts'
import { openParcelClaim } from '#areas/parcels/claims/use-cases/open-claim.ts'
import { handOverParcel } from '#areas/parcels/counter/use-cases/hand-over-parcel.ts'
import type { TakeInForm } from '#areas/parcels/intake/inputs.ts'
import { takeInParcel } from '#areas/parcels/intake/use-cases/take-in-parcel.ts'
import { codeOf } from '#areas/parcels/journey/hand-over-code.ts'
import { readyParcel } from '#areas/parcels/journey/use-cases/ready-parcel.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { loadOnRun, sendRun } from '#areas/parcels/runs/use-cases/load-run.ts'
import { planRun } from '#areas/parcels/runs/use-cases/plan-run.ts'
import { seedParcels } from '#areas/parcels/seed.ts'
import { addShelves } from '#areas/parcels/shelves/use-cases/change-shelves.ts'
import { beginStocktake } from '#areas/parcels/stocktake/use-cases/take-stock.ts'
import { zonesToChoose } from '#areas/parcels/tariff/places.ts'
import { keepPlaces } from '#areas/parcels/tariff/use-cases/keep-places.ts'
import { theHouseItself } from '#platform/actors.ts'
import { dayOf } from '#values/days.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import { custodyRecordsOf } from './custody-records.ts'
import { merchantsOf } from './merchants.ts'
import type { testOffice } from './office.ts'
import { png } from './pictures.ts'
import { registeredCompany } from './registered.ts'
import type { Story } from './stories.ts'

/** Of a page that shows no one record. */
const ofNoRecord = 'of no record: narrowed to the branches of whoever reads it'

type Typed = Partial<TakeInForm> & Record<string, string | undefined>

const itsBringers = 'whoever brought a file sees it, and nobody else: src/areas/parcels/batches/parcel-imports.test.ts'

/** An office that takes parcels in, with a tariff, the places it goes to and two rows of shelves. */
export function parcelsOf(office: ReturnType<typeof testOffice>) {
  const everything = [parcelPermissions, contractsPermissions, customersPermissions, financePermissions].flatMap((all) =>
    Object.values(all),
  )
  const clerk = () => office.staff('awad', ...everything)
  const colleague = () => office.staff('asma', ...everything)
  const near = () => office.staffWithin('salim', { branchIds: [salalah] }, ...everything)
  const far = () => office.staffWithin('bakhit', { branchIds: [thumrait] }, ...everything)
  const newId = () => office.visitor().newId()

  async function setUp() {
    await openBranches(office.db)
    await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
    await seedParcels(clerk())
    await placesIn(await zones())
    await addShelves(clerk(), {
      branchId: salalah,
      row: 'A1',
      count: '2',
      holds: '2',
      purpose: 'zone',
      zoneId: await zone('ولايات ظفار'),
    })
    await addShelves(clerk(), { branchId: salalah, row: 'B1', count: '2', holds: '20', purpose: 'ready' })
  }

  const zones = async () => new Map((await zonesToChoose(office.db)).map(({ id, name }) => [name, id]))
  const zone = async (name: string) => (await zones()).get(name) ?? ''

  async function placesIn(ids: ReadonlyMap<string, string>) {
    const kept = { صلالة: 'صلالة', ثمريت: 'ولايات ظفار', السيب: 'مسقط والشمال', الإمارات: 'دول الخليج' }
    const rows = Object.entries(kept).flatMap(([place, name]) => [
      [`zone.${place}`, ids.get(name) ?? ''],
      [`branch.${place}`, place === 'ثمريت' ? thumrait : salalah],
    ])
    await keepPlaces(clerk(), Object.fromEntries(rows))
  }

  const form = (typed: Typed = {}) => ({
    ...{ id: newId(), branchId: salalah, senderPhone: '92000001', senderName: 'سالم المعشني' },
    ...{ recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب مسجد السلطان قابوس' },
    ...{ service: 'branch' as const, content: 'ملابس', payer: 'sender' as const, weight1: '0.8' },
    ...typed,
  })

  const takenIn = async (typed: Typed = {}) => (await takeInParcel(clerk(), form(typed))).id

  /** One that waits at the counter of Salalah for whoever collects it. */
  async function waiting(typed: Typed = {}) {
    const id = await takenIn({ toBranchId: salalah, ...typed })
    await readyParcel(clerk(), { parcelId: id })
    return id
  }

  const row = (id: string) => office.db.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const codeFor = async (id: string) => codeOf(office.db, id, (await row(id)).codeNumber)
  const handedOver = async (id: string) =>
    handOverParcel(clerk(), { parcelId: id, receivedBy: 'مريم الكثيري', code: await codeFor(id), signature: [] })

  const stepsOf = async (id: string) => {
    const events = await office.db
      .selectFrom('parcelEvents')
      .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelEvents.pieceId')
      .select(['step', 'n'])
      .where('parcelEvents.parcelId', '=', id)
      .orderBy('sequence')
      .execute()
    return events
  }

  const aParcelOfABranch: Story = async () => {
    await setUp()
    return { id: await takenIn(), near: near(), far: far() }
  }
  const aSignatureOfAParcel: Story = async () => {
    await setUp()
    const id = await waiting()
    await handOverParcel(clerk(), {
      ...{ parcelId: id, receivedBy: 'مريم الكثيري', cardEnd: '4821', whyNoCode: 'هاتفها مغلق' },
      signature: [png],
    })
    const { fileId } = await office.db.selectFrom('parcelProofs').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId ?? '', near: near(), far: far() }
  }
  /** A bag from Thumrait to Salalah with one parcel in it, on its way. */
  async function aBagOnTheWay() {
    const id = await takenIn({ branchId: thumrait, toBranchId: salalah })
    const { bagId } = await openBag(clerk(), { id: newId(), fromBranchId: thumrait, toBranchId: salalah })
    await putInBag(clerk(), { bagId, parcel: (await row(id)).number })
    await sendBag(clerk(), { bagId, seal: 'S-4471', driver: 'ناصر اليافعي', driverPhone: '94000003' })
    return { bagId, parcelId: id }
  }
  const aBagOfABranch: Story = async () => {
    await setUp()
    const { bagId } = await aBagOnTheWay()
    return { id: bagId, near: near(), far: office.staffWithin('said', { branchIds: [newId()] }, ...everything) }
  }
  const { agreedWith, aMerchant, aMerchantAtHome } = merchantsOf(office, clerk)
  const aMerchantOfABranch: Story = async () => {
    await setUp()
    return { id: (await agreedWith()).contractId, near: near(), far: far() }
  }
  /** Who brings parcels: an account with the role, which alone is offered for a run. */
  async function aCourier() {
    const house = { ...office.visitor(), actor: theHouseItself }
    const { id } = await addDemonstrationAccount(house, { name: 'حمد العمري', email: `${newId()}@x.om` })
    await grantRole(house, { accountId: id, role: 'courier' })
    return { id, ctx: office.staffWithin(id, { assigned: true }, parcelPermissions.deliver) }
  }
  const toTheDoor = (typed: Typed = {}) => takenIn({ service: 'door', ...typed })

  /** A run of one parcel or more, planned for today. */
  async function planned(courierId: string, parcels: readonly string[]) {
    const day = dayOf(office.visitor().now())
    const { runId } = await planRun(clerk(), { id: newId(), branchId: salalah, courierId, day, parcels: [...parcels] })
    return runId
  }
  async function out(courierId: string, parcels: readonly string[]) {
    const runId = await planned(courierId, parcels)
    for (const id of parcels) await loadOnRun(clerk(), { runId, parcel: (await row(id)).number })
    await sendRun(clerk(), { runId })
    const stops = await office.db.selectFrom('parcelStops').select(['id', 'parcelId']).where('runId', '=', runId).execute()
    const stopOf = (parcelId: string) => stops.find((stop) => stop.parcelId === parcelId)?.id ?? ''
    return { runId, stopOf }
  }
  const aRunOfABranch: Story = async () => {
    await setUp()
    const courier = await aCourier()
    const { runId } = await out(courier.id, [await toTheDoor()])
    return { id: runId, near: courier.ctx, far: (await aCourier()).ctx }
  }
  const aStopOfOnesOwn: Story = async () => {
    await setUp()
    const courier = await aCourier()
    const parcelId = await toTheDoor()
    const { stopOf } = await out(courier.id, [parcelId])
    return { id: stopOf(parcelId), near: courier.ctx, far: (await aCourier()).ctx }
  }
  const shelfCalled = (code: string) =>
    office.db.selectFrom('parcelShelves').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const stocktakeOf = async (code: string) =>
    (await beginStocktake(near(), { id: newId(), shelfId: (await shelfCalled(code)).id })).stocktakeId
  const aStocktakeOfABranch: Story = async () => {
    await setUp()
    return { id: await stocktakeOf('B1-1'), near: near(), far: far() }
  }
  /** One that was handed over, and somebody claims for. */
  async function aClaim(typed: Typed = {}) {
    const id = await waiting(typed)
    await handedOver(id)
    const claim = { id: newId(), parcelId: id, claimant: 'sender' as const, kind: 'short' as const, asked: '30', photos: [] }
    const { claimId } = await openParcelClaim(near(), { ...claim, what: 'نقصت قطعة من ثلاث' })
    return { claimId, parcelId: id }
  }
  const aClaimOfABranch: Story = async () => {
    await setUp()
    return { id: (await aClaim()).claimId, near: near(), far: far() }
  }
  const people = { aCourier, clerk, colleague, near, far, newId }
  const ways = { setUp, form, takenIn, waiting, handedOver, aBagOnTheWay, stocktakeOf, toTheDoor, planned, out }
  /** Whose each page of a parcel is. */
  const recordsOfParcels: Record<string, Story | string> = {
    '/admin/parcels/shelves/stocktakes/:stocktakeId': aStocktakeOfABranch,
    '/admin/parcels/runs/:runId': aRunOfABranch,
    '/admin/parcels/runs/:runId/sheet/pdf': aRunOfABranch,
    '/admin/parcels/run/proofs/:sha256': 'taken from the courier who announced it: src/areas/parcels/phone/phone.test.ts',
    ...custodyRecordsOf(office, { ...people, ...ways, codeFor }),
    '/admin/parcels/remittances/:remittanceId': 'whoever may see one may see all',
    '/admin/parcels/remittances/:remittanceId/pdf': 'whoever may see one may see all',
    '/admin/parcels/bags/:bagId': aBagOfABranch,
    '/admin/parcels/bags/:bagId/manifest/pdf': aBagOfABranch,
    '/admin/parcels/import/:importId': itsBringers,
    '/admin/parcels/import/:importId/faults': itsBringers,
    '/dashboard/parcels/import/:importId': itsBringers,
    '/dashboard/parcels/import/:importId/faults': itsBringers,
    '/dashboard/parcels/:parcelId': 'whoever sent it sees it, and nobody else: src/areas/parcels/cod/cod.test.ts',
    '/admin/parcels/merchants/:contractId': aMerchantOfABranch,
    '/admin/parcels/merchants/:contractId/keys': aMerchantOfABranch,
    '/admin/parcels/merchants/:contractId/webhooks': aMerchantOfABranch,
    '/admin/parcels/merchants/:contractId/terms': aMerchantOfABranch,
    '/admin/parcels/:parcelId': aParcelOfABranch,
    '/admin/parcels/run/:stopId/damage': aStopOfOnesOwn,
    '/admin/parcels/reports/:report': ofNoRecord,
    '/admin/parcels/reports/:report/export': ofNoRecord,
    '/admin/parcels/claims/:claimId': aClaimOfABranch,
    '/admin/parcels/:parcelId/damage': aParcelOfABranch,
    '/admin/parcels/:parcelId/label/pdf': aParcelOfABranch,
    '/admin/parcels/:parcelId/waybill/pdf': aParcelOfABranch,
  }
  const acts = { ...ways, agreedWith, aMerchant, aMerchantAtHome, aClaim }
  return { ...people, ...acts, row, zone, codeFor, stepsOf, recordsOfParcels, aSignatureOfAParcel }
}
