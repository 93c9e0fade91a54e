import { financePermissions } from '#areas/finance/permissions.ts'
import type { ClassForm } from '#areas/vehicles/classes/inputs.ts'
import { addClass } from '#areas/vehicles/classes/use-cases/add-class.ts'
import { addVehicle } from '#areas/vehicles/fleet/use-cases/add-vehicle.ts'
import { addVehiclePaper } from '#areas/vehicles/fleet/use-cases/change-papers.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { beginCarSheet } from '#areas/vehicles/sheets/use-cases/begin-car-sheet.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story } from './stories.ts'

export const saloon: Omit<ClassForm, 'id'> = {
  ...{
    name: 'سيدان',
    example: 'تويوتا كورولا أو مثلها',
    plan: 'saloon',
    seats: '5',
    bags: '2',
    gearbox: 'automatic',
    drive: 'two',
  },
  ...{ minAge: '21', licenceYears: '1', depositResident: '50', depositVisitor: '50', excess: '75', eighthPrice: '1.750' },
  ...{ kmDay: '200', kmWeek: '1200', kmMonth: '4000', extraKm: '0.050', turnaround: '120' },
}

const ofNoRecord = 'of no record: narrowed to what its reader may see the costs of'

/** Cars of one class, and people of two branches who look after them. */
export function fleetOf(office: ReturnType<typeof testOffice>) {
  const all = [...Object.values(vehiclesPermissions), financePermissions.receivePayments]
  const huda = () => office.staff('huda', ...all)
  const near = () => office.staffWithin('salim', { branchIds: [salalah] }, ...all)
  const far = () => office.staffWithin('bakhit', { branchIds: [thumrait] }, ...all)
  const aClass = async () => (await addClass(huda(), { id: office.visitor().newId(), ...saloon })).id
  const corolla = (classId: string, plate = '7340 م ه') => ({
    ...{ id: office.visitor().newId(), plate, classId, model: 'تويوتا كورولا', made: '2024', colour: 'أبيض' },
    ...{ odometer: '33190', fuel: '8' },
  })
  const aVehicleOfABranch: Story = async () => {
    await openBranches(office.db)
    const { id } = await addVehicle(near(), corolla(await aClass()))
    return { id, near: near(), far: far() }
  }
  const aSheetOfABranch: Story = async () => {
    const one = await aVehicleOfABranch()
    const { id } = await beginCarSheet(one.near, { id: office.visitor().newId(), vehicleId: one.id })
    return { ...one, id }
  }
  const aPaperOfAVehicle: Story = async () => {
    const one = await aVehicleOfABranch()
    const paper = { id: office.visitor().newId(), kind: 'licence', expiresOn: '2027-01-01', file: [pdf] } as const
    await addVehiclePaper(one.near, { vehicleId: one.id, ...paper })
    const { fileId } = await office.db.selectFrom('documents').select('fileId').executeTakeFirstOrThrow()
    return { ...one, id: fileId ?? '' }
  }
  /** Whose each page of a vehicle is. */
  const recordsOfVehicles: Record<string, Story | string> = {
    '/admin/vehicles/classes/:classId': 'of the whole company: whoever may open the page sees every one',
    '/admin/vehicles/:vehicleId': aVehicleOfABranch,
    '/admin/vehicles/reports/:report': ofNoRecord,
    '/admin/vehicles/reports/:report/export': ofNoRecord,
    '/admin/vehicles/:vehicleId/correct': aVehicleOfABranch,
    '/admin/vehicles/:vehicleId/documents': aVehicleOfABranch,
    '/admin/vehicles/:vehicleId/label/pdf': aVehicleOfABranch,
    '/admin/vehicles/:vehicleId/scan': aVehicleOfABranch,
    '/admin/vehicles/:vehicleId/sheets/new': aVehicleOfABranch,
    '/admin/vehicles/sheets/:sheetId': aSheetOfABranch,
    '/admin/vehicles/sheets/:sheetId/pdf': aSheetOfABranch,
  }
  return { huda, near, far, aClass, corolla, recordsOfVehicles, aPaperOfAVehicle, aVehicleOfABranch, aSheetOfABranch }
}
