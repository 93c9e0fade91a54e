/** The views people keep of a list of money. */
export { keptViews as keptMoneyViews } from './lists/views-of-money.ts'
