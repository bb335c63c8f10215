/** The French wordings for the same places of the English pages. */
export const pageWordings: Readonly<Record<string, readonly string[]>> = {
  '/pharmacy|Batch tracking': ['un lot est rappelé comment retrouver les boîtes', 'rappel de lot'],
  '/retail|Two tills are offline and both sell the last carton. What then?': [
    'deux caisses hors ligne vendent le même dernier article',
  ],
  '/retail|Can a cashier change a price or make a sale disappear?': [
    'un caissier peut-il changer un prix en cachette',
    'supprimer une vente pour voler',
  ],
  '/restaurant|Menus by hour': ['menu différent à midi et le soir', 'changer la carte selon l’heure'],
  '/restaurant|Recipes and cost': ['combien me coûte une assiette', 'coût d’un plat'],
  '/restaurant|Cancelled dishes': ['les serveurs annulent des plats déjà mangés'],
  '/restaurant|Bills that split and join': ['diviser l’addition entre amis', 'partager l’addition'],
  '/ngo-compatibility|Who qualifies': [
    'notre association a six mois d’existence peut-on postuler',
    'ancienneté minimale de l’association',
    'revenu maximum de l’ONG',
  ],
  '/ngo-compatibility|Volunteer': ['suivre les bénévoles et leurs heures'],
  '/privacy-policy|Sharing': [
    'vendez-vous mes données',
    'qui reçoit mes données',
    'mes messages vont-ils à une société d’IA',
  ],
  '/privacy-policy|Your rights': ['à qui me plaindre pour mes données'],
  '/documentation|System requirements': ['quel navigateur faut-il'],
  '/documentation|First login': ['comment vérifier mon adresse e-mail', 'longueur du mot de passe'],
  '/documentation|Refunds': ['comment faire un remboursement à la caisse', 'annuler une vente'],
  '/documentation|The drawer is short': ['il manque de l’argent dans ma caisse ce soir'],
  '/documentation|Problems and what to do': ['que veut dire l’erreur 429', 'codes d’erreur de l’API'],
  '/documentation|Two people for one refund': ['deux personnes pour un remboursement'],
  '/enterprise-grade|May our people attack it?': ['pouvons-nous faire un test d’intrusion'],
  '/enterprise-grade|Who holds the keys?': ['qui garde les clés de chiffrement'],
  '/contact|My country is not on the map. Who looks after me?': [
    'je suis à Dakar qui dois-je appeler',
    'pas de bureau dans mon pays',
  ],
  '/about|May I visit you?': ['puis-je passer à votre bureau'],
}
