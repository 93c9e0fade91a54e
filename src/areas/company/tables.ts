import type { Generated } from 'kysely'
import type { HolidayKind } from './holiday.ts'
import type { VersionedPart } from './setting-versions.ts'

interface SettingsTable {
  key: string
  value: unknown
  changedAt: Date
}

interface SettingVersionsTable {
  part: VersionedPart
  version: number
  words: unknown
  restored: number | null
  writtenBy: string | null
  writtenAt: Date
}

interface BranchesTable {
  id: string
  code: string
  nameAr: string
  wilayat: string
  address: string | null
  phone: string | null
  hours: unknown | null
  active: boolean
  addedAt: Date
  /** The office to which an agent's shop hands its cash. */
  officeId: string | null
}

interface HolidaysTable {
  day: string
  name: string
  kind: HolidayKind
  confirmed: boolean
  addedAt: Date
}

interface CompanyLogoTable {
  id: Generated<boolean>
  fileId: string
  setAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    settings: SettingsTable
    settingVersions: SettingVersionsTable
    branches: BranchesTable
    holidays: HolidaysTable
    companyLogo: CompanyLogoTable
  }
}
