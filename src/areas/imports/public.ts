import * as commands from './import-commands.ts'
import * as pages from './import-pages.ts'
import * as table from './import-table.ts'
import * as cells from './read-cells.ts'

/** What is done with the tables of a page, and what its pages read. */
export const importCommands = commands.importCommands
export const importPages = pages.importPages

/** How tables of a kind are read. */
export const importTable = table.importTable
export const collectFaults = cells.collectFaults
export const readCells = cells.readCells
export const parseCells = cells.parseCells
export const mustStandOnce = cells.mustStandOnce

export type { ImportedTable, ImportPage, Validated } from './import-kind.ts'
export type { ImportColumn, ImportTable } from './import-table.ts'
export type { ReadRow, Say } from './read-cells.ts'
