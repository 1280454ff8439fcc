const isHan = (text: string) => /\p{Script=Han}/u.test(text)

/** A name goes by its own script, whatever the page's language: 陈美, Mei Chen (LNG-5). */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  isHan(lastName) ? lastName + firstName : `${firstName} ${lastName}`

/** What somebody is greeted by: Mei, but 陈美, for a Chinese given name alone is for who is close (LNG-5). */
export const greetedName = (name: { firstName: string; lastName: string }): string =>
  isHan(name.lastName) ? fullName(name) : name.firstName
