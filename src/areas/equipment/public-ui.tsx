export { Catalogue } from './catalogue/ui/catalogue.tsx'
export { MachineBasket } from './catalogue/ui/machine-basket.tsx'
