import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { billCycle } from '#areas/equipment/billing/use-cases/bill-cycle.ts'
import type { OpenClaimForm } from '#areas/equipment/claims/inputs.ts'
import { openClaim } from '#areas/equipment/claims/use-cases/open-claim.ts'
import { beginMachineSheet } from '#areas/equipment/hand-overs/use-cases/begin-machine-sheet.ts'
import type { DispatchForm, StartHireForm } from '#areas/equipment/hires/inputs.ts'
import { hire } from '#areas/equipment/hires/queries.ts'
import { dispatchMachine } from '#areas/equipment/hires/use-cases/dispatch-machine.ts'
import { startHire } from '#areas/equipment/hires/use-cases/start-hire.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import type { PoolForm, TakePoolForm } from '#areas/equipment/pools/inputs.ts'
import { addPool } from '#areas/equipment/pools/use-cases/add-pool.ts'
import { takeFromPool } from '#areas/equipment/pools/use-cases/take-pool.ts'
import { usualHireRules } from '#areas/equipment/rules/rules.ts'
import { tellMachineSheet } from '#areas/equipment/seeded-hand-overs.ts'
import type { RecordSheetForm } from '#areas/equipment/sheets/inputs.ts'
import { approveSheets } from '#areas/equipment/sheets/use-cases/approve-sheets.ts'
import { recordSheet } from '#areas/equipment/sheets/use-cases/record-sheet.ts'
import { signSheet } from '#areas/equipment/sheets/use-cases/sign-sheet.ts'
import { timeOn } from '#values/days.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import { picture } from './claims.ts'
import { putInForce } from './contracts.ts'
import { yardOf } from './machines.ts'
import type { testOffice } from './office.ts'
import { ownHiresOf } from './own-hires.ts'
import { png } from './pictures.ts'
import { registeredCompany } from './registered.ts'
import type { Story } from './stories.ts'

const itsBringers = 'whoever brought a file sees it, and nobody else: src/areas/equipment/imports/machine-imports.test.ts'
const recordsOfImports = Object.fromEntries(
  ['machines/import', 'operators/import', 'prices/import', 'pools/import', 'hires/import', 'sheet-imports'].flatMap((of) =>
    ['', '/faults'].map((part) => [`/admin/equipment/${of}/:importId${part}`, itsBringers] as const),
  ),
)

/** Two excavators with two operators, and whoever hires them out. The first of February 2026 is a Sunday. */
export function machineHiresOf(office: ReturnType<typeof testOffice>) {
  const yard = yardOf(office)
  const own = ownHiresOf(office)
  const { newId } = yard
  const everything = [equipmentPermissions, contractsPermissions, customersPermissions].flatMap((all) => Object.values(all))
  const clerk = () => office.staff('muslim', ...everything)
  const colleague = () => office.staff('huda', ...everything)
  const here = { kindId: '', machines: [] as string[], operators: [] as string[] }
  async function setUp() {
    await openBranches(office.db)
    await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
    await hoursAsAllYear()
    here.kindId = await yard.aKind({ deposit: '0' })
    await yard.published(here.kindId)
    here.machines = [await yard.aReadyMachine(here.kindId), await yard.aReadyMachine(here.kindId, { code: 'EX-08' })]
    here.operators = [await yard.anOperator([here.kindId]), await yard.anOperator([here.kindId], 'كمال الشجيبي')]
  }
  /** February and March of these stories lie in Ramadan: whoever proves that sets its hours anew. */
  const hoursAsAllYear = () =>
    office.db
      .insertInto('hireRules')
      .values({ ...usualHireRules, ...{ version: 1, restDays: [5], ramadanHours: 24, setBy: 'maryam', setAt: clerk().now() } })
      .execute()
  const asked = (more: Partial<StartHireForm> = {}): StartHireForm => ({
    ...{ id: newId(), name: 'مؤسسة سدح لمواد البناء', phone: '90000144', site: 'ريسوت، قطعة 214', wilayat: 'صلالة', km: '18' },
    ...{ repName: 'عيسى الحضري', repPhone: '90000145', kindId: here.kindId, basis: 'day', withOperator: 'yes' },
    ...{ startsOn: '2026-02-01', endsOn: '2026-02-28', ...more },
  })
  const look = async (id: string) => {
    const one = await hire(clerk(), id)
    if (!one) throw new Error('no hire')
    return one
  }
  const at = (day: string, time = '07:00') => office.later(timeOn(day, time).getTime() - office.visitor().now().getTime())
  /** Agreed to, ahead of its first day. */
  async function promised(more: Partial<StartHireForm> = {}) {
    const form = asked(more)
    await startHire(clerk(), form)
    await putInForce(clerk(), form.id)
    const [line] = (await look(form.id)).lines
    return { contractId: form.id, lineId: line?.id ?? '' }
  }
  /** And its first day has come. */
  async function agreed(more: Partial<StartHireForm> = {}) {
    const one = await promised(more)
    at(more.startsOn ?? '2026-02-01')
    return one
  }
  const going = (lineId: string, more: Partial<DispatchForm> = {}): DispatchForm => ({
    ...{ id: newId(), lineId, machineId: here.machines[0] ?? '', operatorId: here.operators[0], meter: '4512', ...more },
  })
  async function out(more: Partial<StartHireForm> = {}, how: Partial<DispatchForm> = {}) {
    const one = await agreed(more)
    await dispatchMachine(clerk(), going(one.lineId, how))
    return one
  }
  const day = (lineId: string, on: string, more: Partial<RecordSheetForm> = {}): RecordSheetForm => ({
    ...{ id: newId(), lineId, day: on, worked: '10', ...more },
  })
  /** Written and signed on that day. */
  async function signed(lineId: string, on: string, more: Partial<RecordSheetForm> = {}) {
    if (office.visitor().now() < timeOn(on, '17:00')) at(on, '17:00')
    const { id: sheetId } = await recordSheet(clerk(), day(lineId, on, more))
    await signSheet(clerk(), { sheetId, seen: '1', signer: 'عيسى الحضري', signature: png })
    return sheetId
  }
  async function approved(lineId: string, on: string, more: Partial<RecordSheetForm> = {}) {
    const sheetId = await signed(lineId, on, more)
    await approveSheets(colleague(), { sheetIds: [sheetId] })
    return sheetId
  }
  /** Broken on its site on that day, at noon. */
  async function broken(contractId: string, more: Partial<OpenClaimForm> = {}): Promise<OpenClaimForm> {
    const [segment] = (await look(contractId)).lines.flatMap(({ segments }) => segments)
    const about = { id: newId(), segmentId: segment?.id ?? '', on: '2026-02-02', onTime: '12:00', what: 'كُسر ذراع الجرافة' }
    return { ...about, atFault: 'renter', photos: [picture], ...more }
  }
  const aClaimOfABranch: Story = async () => {
    await setUp()
    const { contractId } = await out()
    at('2026-02-03')
    const { id } = await openClaim(clerk(), await broken(contractId))
    return { id, near: within('salim', salalah), far: within('bakhit', thumrait) }
  }
  const aHireOfABranch: Story = async () => {
    await setUp()
    return { id: (await promised()).contractId, near: within('salim', salalah), far: within('bakhit', thumrait) }
  }
  const scaffolding = (more: Partial<PoolForm> = {}): PoolForm => ({
    ...{ id: newId(), name: 'سقالات', unit: 'm2', monthPrice: '0.600', deposit: '1', total: '4200' },
    ...{ piece1: 'إطار', lost1: '8.500', damaged1: '3', piece2: 'وصلة', lost2: '0.900', ...more },
  })
  const aPool = async (more: Partial<PoolForm> = {}) => (await addPool(clerk(), scaffolding(more))).id
  const taking = (contractId: string, poolId: string, more: Partial<TakePoolForm> = {}): TakePoolForm => ({
    ...{ id: newId(), contractId, poolId, quantity: '600', day: '2026-02-01', ...more },
  })
  const aHireWithScaffolding: Story = async () => {
    await setUp()
    const { contractId } = await agreed()
    await takeFromPool(clerk(), taking(contractId, await aPool()))
    return { id: contractId, near: within('salim', salalah), far: within('bakhit', thumrait) }
  }
  const within = (id: string, branchId: string) => office.staffWithin(id, { branchIds: [branchId] }, ...everything)
  const aBilledHireOfABranch: Story = async () => {
    await setUp()
    const { contractId, lineId } = await out({ endsOn: '2026-02-01' })
    await approved(lineId, '2026-02-01')
    at('2026-03-02')
    await billCycle(clerk(), { contractId, number: '1', putOff: 'yes' })
    const others = { cycle: '1', lineId }
    return { id: contractId, near: within('salim', salalah), far: within('bakhit', thumrait), others }
  }
  const aDayOfABranch: Story = async () => {
    await setUp()
    const { lineId } = await out()
    return { id: lineId, near: within('salim', salalah), far: within('bakhit', thumrait), others: { day: '2026-02-01' } }
  }
  const aMachineSheetOfABranch: Story = async () => {
    await setUp()
    const { id } = await beginMachineSheet(clerk(), { id: newId(), machineId: here.machines[0] ?? '' })
    return { id, near: within('salim', salalah), far: within('bakhit', thumrait) }
  }
  const anOwnMachineSheet: Story = async () => {
    await setUp()
    const { contractId } = await out()
    const segmentId = (await look(contractId)).lines[0]?.segments[0]?.id ?? ''
    const pictures = { meter: png, machine: png, signature: png }
    const signed = { hours: '4512', fuel: '8', signer: 'عيسى الحضري', pictures }
    const sheetId = await tellMachineSheet(clerk(), { segmentId, side: 'handover', ...signed })
    return { id: contractId, ...(await own.owning(contractId)), others: { sheetId } }
  }
  const aPicturedHire: Story = async () => {
    await setUp()
    const { contractId, lineId } = await out()
    at('2026-02-01', '17:00')
    await recordSheet(clerk(), { ...day(lineId, '2026-02-01'), photos: png })
    const { fileId } = await office.db.selectFrom('daySheetPictures').select('fileId').executeTakeFirstOrThrow()
    return { id: contractId, ...(await own.owning(contractId)), others: { fileId } }
  }
  /** Whose each page of a hire is. */
  const recordsOfMachines: Record<string, Story | string> = {
    '/admin/equipment/kinds/:kindId': 'of the whole company: whoever may open the page sees every one',
    '/admin/equipment/pools/:poolId': 'of the whole company: whoever may open the page sees every one',
    '/admin/equipment/agreements/:agreementId': 'whoever sees the company sees what is agreed with it: it is of no branch',
    '/admin/equipment/reports/:report': 'of no record: narrowed to what its reader may see',
    '/admin/equipment/reports/:report/export': 'of no record: narrowed to what its reader may see',
    ...yard.recordsOfMachines,
    ...recordsOfImports,
    '/dashboard/hires/:contractId/hand-overs/:sheetId/pdf': anOwnMachineSheet,
    '/admin/equipment/hand-overs/:sheetId': aMachineSheetOfABranch,
    '/admin/equipment/hand-overs/:sheetId/pdf': aMachineSheetOfABranch,
    '/admin/equipment/claims/:claimId': aClaimOfABranch,
    '/admin/equipment/claims/:claimId/pdf': aClaimOfABranch,
    ...own.recordsOfOwnHires,
    '/dashboard/hires/:contractId/pictures/:fileId': aPicturedHire,
    '/admin/equipment/hires/:contractId': aHireOfABranch,
    '/admin/equipment/hires/:contractId/contract/pdf': aHireOfABranch,
    '/admin/equipment/hires/:contractId/pools/pdf': aHireWithScaffolding,
    '/admin/equipment/hires/:contractId/cycles/:cycle/pdf': aBilledHireOfABranch,
    '/admin/equipment/hires/:contractId/lines/:lineId/pdf': aBilledHireOfABranch,
    '/admin/equipment/sheets/:lineId/:day': aDayOfABranch,
  }
  return {
    ...yard,
    recordsOfMachines,
    aMachineSheetOfABranch,
    setUp,
    here,
    everything,
    clerk,
    colleague,
    asked,
    look,
    at,
    promised,
    agreed,
    going,
    out,
    day,
    signed,
    approved,
    broken,
    ...{ scaffolding, aPool, taking },
  }
}
