import { poolImportPages } from '../pool-imports.ts'

export const loader = poolImportPages.template
export const middleware = [loader.middleware]

export default function PoolImportTemplate() {
  return null
}
