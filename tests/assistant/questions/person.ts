/** A message, and whether it asks for a person to take over. Those who do are handed on; the others are answered. */
export type PersonQuestion = { readonly text: string; readonly isAsking: boolean }

const asks = (text: string): PersonQuestion => ({ text, isAsking: true })
const answersItself = (text: string): PersonQuestion => ({ text, isAsking: false })

export const person: readonly PersonQuestion[] = [
  asks('I would like to speak to a human agent'),
  asks('speak to human'),
  asks('can i talk to a real person pls'),
  asks('give me a human'),
  asks('i want to speak with someone from sales'),
  asks('connect me to an agent'),
  asks('is there anybody real i can chat with'),
  asks('stop the bot, human please'),
  asks('je veux parler à un conseiller'),
  asks('puis-je parler à une personne ?'),
  asks('passez moi un humain svp'),
  asks('can somebody call me back'),
  answersItself('how many persons can use it on professional'),
  answersItself('what do you do with personal data'),
  answersItself('are you a human or a robot'),
  answersItself('can my sales agent use the app on his phone'),
  answersItself('combien de personnes sur starter'),
  answersItself('do you have a module for human resources'),
  answersItself('protection des données personnelles'),
  answersItself('what is the price per person'),
]
