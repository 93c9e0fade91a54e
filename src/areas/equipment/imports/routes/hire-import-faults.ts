import { hireImportPages } from '../hire-imports.ts'

export const loader = hireImportPages.faults
export const middleware = [loader.middleware]

export default function HireImportFaults() {
  return null
}
