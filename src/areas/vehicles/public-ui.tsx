export { BookForm } from './booking/ui/book-form.tsx'
export { Booking } from './booking/ui/booking.tsx'
export { CarSearch } from './booking/ui/car-search.tsx'
