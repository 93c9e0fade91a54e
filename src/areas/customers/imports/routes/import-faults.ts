import { customerImportPages } from '../customer-imports.ts'

export const loader = customerImportPages.faults
export const middleware = [loader.middleware]

export default function ImportFaults() {
  return null
}
