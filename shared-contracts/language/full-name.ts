/** A name goes by its own script, whatever the page's language: 陈美, Mei Chen (LNG-5). */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  /\p{Script=Han}/u.test(lastName) ? lastName + firstName : `${firstName} ${lastName}`
