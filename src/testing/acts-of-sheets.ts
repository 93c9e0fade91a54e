import { action as machineSheetAct } from '#areas/equipment/hand-overs/routes/back-office-machine-sheet.tsx'
import { action as inspectionAct } from '#areas/properties/inspections/routes/back-office-inspection.tsx'
import { action as carSheetAct } from '#areas/vehicles/sheets/routes/back-office-car-sheet.tsx'
import { fleetOf } from './fleet.ts'
import { formsOfInspections } from './forms-of-units.ts'
import { machineHiresOf } from './machine-hires.ts'
import type { testOffice } from './office.ts'
import { placesOf } from './places-of-owners.ts'

const someId = '01a1fa06-b267-7b4e-8fe6-eee01e92d522'

/** What each form of a car's sheet sends when it is filled in as it should be. */
const formsOfCarSheets = {
  readings: { seen: '1', seenOn: '2026-01-15', odometer: '33200', fuel: '8' },
  mark: { id: someId, seen: '1', panel: 'door-front-left', x: '56', y: '195', what: 'scratch', size: 'small' },
  unmark: { markId: someId, seen: '1' },
  shot: { name: 'front' },
  items: { seen: '1', room1: 'الملحقات', item1: 'الرافعة', condition1: 'sound' },
  sign: { seen: '1', signer: 'سالم' },
  account: { contractId: someId, backOn: '2026-01-15', backTime: '10:00' },
  discard: {},
}

const formsOfMachineSheets = {
  readings: { seen: '1', seenOn: '2026-01-15', hours: '4512', fuel: '8' },
  mark: { id: someId, seen: '1', panel: 'cab', x: '131', y: '182', what: 'scratch', size: 'small' },
  unmark: { markId: someId, seen: '1' },
  shot: { name: 'front' },
  items: { seen: '1', room1: 'السلامة', item1: 'الأضواء', condition1: 'sound' },
  sign: { seen: '1', signer: 'سالم' },
  discard: {},
}

/** What is sent to the pages of sheets: of a flat, a machine and a car. */
export function actsOfSheets(office: ReturnType<typeof testOffice>) {
  const { anInspectionOfABranch } = placesOf(office)
  const { aSheetOfABranch } = fleetOf(office)
  const { aMachineSheetOfABranch } = machineHiresOf(office)
  return {
    '/admin/properties/inspections/:inspectionId': {
      ...{ story: anInspectionOfABranch, param: 'inspectionId', act: inspectionAct, forms: formsOfInspections },
    },
    '/admin/vehicles/sheets/:sheetId': { story: aSheetOfABranch, param: 'sheetId', act: carSheetAct, forms: formsOfCarSheets },
    '/admin/equipment/hand-overs/:sheetId': {
      ...{ story: aMachineSheetOfABranch, param: 'sheetId', act: machineSheetAct, forms: formsOfMachineSheets },
    },
  }
}
