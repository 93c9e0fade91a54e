import { machineImportPages } from '../machine-imports.ts'

export const loader = machineImportPages.faults
export const middleware = [loader.middleware]

export default function MachineImportFaults() {
  return null
}
