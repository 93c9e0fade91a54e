import { poolImportPages } from '../pool-imports.ts'

export const loader = poolImportPages.faults
export const middleware = [loader.middleware]

export default function PoolImportFaults() {
  return null
}
