export { exportOfList, viewsOfList } from './lists/declared.ts'
export { exportTable, oneByOne } from './lists/export-table.ts'
