import type { ImplementForm } from '#areas/equipment/implements/inputs.ts'
import { addImplement } from '#areas/equipment/implements/use-cases/add-implement.ts'
import type { KindForm } from '#areas/equipment/kinds/inputs.ts'
import { addKind } from '#areas/equipment/kinds/use-cases/add-kind.ts'
import type { MachineForm } from '#areas/equipment/machines/inputs.ts'
import { addMachine } from '#areas/equipment/machines/use-cases/add-machine.ts'
import { addMachinePaper } from '#areas/equipment/machines/use-cases/change-machine-papers.ts'
import { licenceField } from '#areas/equipment/operators/licence-field.ts'
import { addOperator } from '#areas/equipment/operators/use-cases/add-operator.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { extraField, hourField, rungField } from '#areas/equipment/prices/price-list.ts'
import { publishMachinePrices } from '#areas/equipment/prices/use-cases/publish-machine-prices.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story } from './stories.ts'

export const excavator: Omit<KindForm, 'id'> = {
  ...{ name: 'حفارة', tradeName: 'بوكلين', capacity: '22 طنًا', operated: 'with', certificateNeeded: 'yes', carried: 'yes' },
  ...{ sheetCounts: 'hours', leastHours: '4', leastLoads: '0', dayHours: '10', deposit: '500', serviceHours: '500' },
  turnaround: '2',
}

/** Machines of one kind, and people of two branches who look after them. */
export function yardOf(office: ReturnType<typeof testOffice>) {
  const all = Object.values(equipmentPermissions)
  const muslim = () => office.staff('muslim', ...all)
  const near = () => office.staffWithin('salim', { branchIds: [salalah] }, ...all)
  const far = () => office.staffWithin('bakhit', { branchIds: [thumrait] }, ...all)
  const newId = () => office.visitor().newId()
  const aKind = async (more: Partial<KindForm> = {}) => (await addKind(muslim(), { id: newId(), ...excavator, ...more })).id
  const cat320 = (kindId: string, code = 'EX-07'): MachineForm => ({
    ...{ id: newId(), kindId, code, model: 'كاتربيلر 320', made: '2021', ownership: 'own', meter: '4512' },
  })
  /** With what it needs to be sent, until a day. */
  const aReadyMachine = async (kindId: string, { code = 'EX-07', until = '2027-06-01' } = {}) => {
    const { id } = await addMachine(near(), cat320(kindId, code))
    for (const kind of ['insurance', 'certificate'] as const)
      await addMachinePaper(near(), { machineId: id, id: newId(), kind, expiresOn: until, file: [pdf] })
    return id
  }
  const anOperator = async (kindIds: readonly string[], name = 'راجيش كومار', validUntil = '2027-06-01') => {
    const licences = Object.fromEntries(kindIds.map((kindId) => [licenceField(kindId), validUntil]))
    return (await addOperator(near(), { id: newId(), name, phone: '99112233', active: 'yes', ...licences })).id
  }
  const published = (kindId: string, [day, week, month, hour, overtime]: readonly string[] = ['95', '513', '1900', '12', '9']) =>
    publishMachinePrices(muslim(), {
      ...{ validFrom: office.visitor().now().toISOString().slice(0, 10), seen: '0' },
      ...{ [rungField(kindId, 1)]: day, [rungField(kindId, 6)]: week, [rungField(kindId, 26)]: month },
      ...{ [hourField(kindId)]: hour, [extraField(kindId, 'overtime')]: overtime },
    })
  const aMachineOfABranch: Story = async () => {
    await openBranches(office.db)
    const { id } = await addMachine(near(), cat320(await aKind()))
    return { id, near: near(), far: far() }
  }
  const anOperatorOfABranch: Story = async () => {
    await openBranches(office.db)
    return { id: await anOperator([await aKind()]), near: near(), far: far() }
  }
  const breaker = (kindIds: string[], more: Partial<ImplementForm> = {}): ImplementForm => ({
    ...{
      id: newId(),
      name: 'شاكوش هيدروليكي',
      code: 'HB-01',
      kindIds,
      dayPrice: '20',
      monthPrice: '400',
      state: 'ready',
      ...more,
    },
  })
  const anImplement = async (kindIds: string[], more: Partial<ImplementForm> = {}) =>
    (await addImplement(near(), breaker(kindIds, more))).id
  const anImplementOfABranch: Story = async () => {
    await openBranches(office.db)
    return { id: await anImplement([await aKind()]), near: near(), far: far() }
  }
  const aPaperOfAMachine: Story = async () => {
    const one = await aMachineOfABranch()
    const paper = { id: newId(), kind: 'insurance', expiresOn: '2027-01-01', file: [pdf] } as const
    await addMachinePaper(one.near, { machineId: one.id, ...paper })
    const { fileId } = await office.db.selectFrom('documents').select('fileId').executeTakeFirstOrThrow()
    return { ...one, id: fileId ?? '' }
  }
  /** Whose each page of the desk is. */
  const recordsOfMachines: Record<string, Story> = {
    '/admin/equipment/machines/:machineId': aMachineOfABranch,
    '/admin/equipment/machines/:machineId/correct': aMachineOfABranch,
    '/admin/equipment/machines/:machineId/documents': aMachineOfABranch,
    '/admin/equipment/machines/:machineId/label/pdf': aMachineOfABranch,
    '/admin/equipment/machines/:machineId/scan': aMachineOfABranch,
    '/admin/equipment/machines/:machineId/inspect': aMachineOfABranch,
    '/admin/equipment/attachments/:implementId': anImplementOfABranch,
    '/admin/equipment/operators/:operatorId': anOperatorOfABranch,
  }
  return {
    ...{ muslim, near, far, newId, aKind, cat320, aReadyMachine, anOperator, breaker, anImplement, published },
    ...{ recordsOfMachines, aPaperOfAMachine },
  }
}
