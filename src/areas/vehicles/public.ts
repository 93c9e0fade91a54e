/** The pages on which a visitor looks for a car, books one, and follows the booking by its link. */

export { carsInWords } from './booking/in-words.ts'
export { bookingPage, bookPage } from './booking/pages.ts'
export { bookingPath } from './booking/paths.ts'
export { cancellingCars, carTerms, leastDriverAge } from './booking/public-terms.ts'
export { carSearch } from './booking/results.ts'
export { bookCar } from './booking/use-cases/book-car.ts'
export { cancelBooking, sendBookingCodeAgain } from './booking/use-cases/change-booking.ts'
export { confirmBooking } from './booking/use-cases/confirm-booking.ts'
