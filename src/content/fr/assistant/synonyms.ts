import type { AssistantWords } from '#content/copy/assistant/words.ts'
import type { Synonyms } from '#content/assistant-words.ts'
import type { OfficeId } from '#facts/offices.ts'

/** Ce qui peut accompagner, dans une question par oui ou non, ce qui est comparé. */
export const idleWords: AssistantWords['idleWords'] = {
  always: 'vrai obligatoire carte chaque part créer accès envoyez',
  limits: 'suffit',
}

/** Words that say nothing of what is asked. */
export const stopWords = `le la les un une des du de d l au aux ce cet cette ces ca cela ceci mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
je j tu il elle on nous vous ils elles me te se y en moi toi lui eux qui que quoi dont ou et ni mais donc or car si
est suis es sommes etes sont etait etre ete sera serait serez ai as a avons avez ont avoir avais avait aurait aurai eu fais fait faites font faire ferai
peux peut pouvez peuvent pouvons puis pourrait pourrais pourrez pouvoir veux veut voulez voudrais voudrait vouloir dois doit devez faut faudrait devrais aimerais aimerait souhaite souhaiterais
avec sans pour par dans sur sous entre chez vers apres avant pendant depuis comme tres trop plus moins aussi encore deja jamais toujours bien juste seulement vraiment
quel quelle quels quelles comment quand pourquoi est-ce quest lequel laquelle s il te plait plait svp oui non ne pas aucun aucune rien tout tous toute toutes
dites dis dire savoir sais connaitre besoin chose choses peu beaucoup autre autres meme alors puisque afin ainsi voici voila ici la-bas maintenant actuellement
suite imisozi sozi logiciel systeme application appli entreprise entreprises societe solution question questions monsieur madame equipe
propose proposez proposent offre offrez offres compris inclus inclut comprend cherche cherchons utilise utiliser utilisons interesse interessee fonctionne fonctionner marche marcher permet permettez possible
nouveau nouvelle petit petite grand grande bon bonne prend prendre mettre mets met va vais allez aller viens ceux celui celle`

export const synonyms = {
  price:
    'prix change, change le prix, changer le prix, prix, tarif, tarifs, cout, couts, coute, coutent, couter, coutera, combien, tarification, montant, combien coute, combien ca coute, c est combien, devis, quel prix, grille tarifaire, revient, reviendrait, facturez, tarifaire',
  plan: 'plan, plans, formule, formules, forfait, forfaits, option, options, abonnements proposes, laquelle des {number}, lequel des {number}',
  subscription: 'abonnement, abonnements, abonner, abonne, souscription, souscrire, m abonner, labonnement',
  month: 'mois, mensuel, mensuelle, par mois, mensuellement, mensuels, mensualite, au mois',
  year: 'ans, annee, annees, annuel, annuelle, par an, annuels, annuellement, l annee, a l annee',
  save: 'economie, economies, economiser, economise, economisons, gagner',
  cheap:
    'plus petit prix, moins cher, moins chere, le moins cher, pas cher, bon marche, abordable, abordables, economique, plus petit plan, petit budget, plus bas, minimum, de base',
  popular: 'populaire, plus populaire, recommande, recommandez, plus choisi, conseille, plus vendu, recommandee',
  onetime:
    'achat unique, paiement unique, une fois, une seule fois, payer une fois, definitif, achat definitif, en une fois, acheter, achat, une fois pour toutes, achete',
  lifetime: 'a vie, pour toujours, vie entiere',
  license: 'licence, licences',
  package: 'package, pack, packs, packages, paquet',
  businesspackage: 'pack business, package business, licence business, business a vie, achat business',
  essential: 'essential, essentiel, essentielle',
  starter:
    'starter, plan starter, formule starter, forfait starter, petit plan, petite formule, petit forfait, petit abonnement, plus petite formule, plus petit forfait, le plus petit, la plus petite, dans le petit, dans la petite, premiere formule, forfait de base, formule de base',
  professional:
    'professional, professionnel, formule du milieu, plan du milieu, celle du milieu, celui du milieu, professionnelle, pro, formule pro, plan pro, forfait pro, formule professionnelle, plan professionnel',
  enterprise:
    'enterprise, formule entreprise, forfait entreprise, plan enterprise, formule enterprise, plan entreprise, grande formule, grand forfait, plus grande formule, plus grand forfait, grosse formule, gros forfait, le plus grand, la plus grande, dans le grand',
  ownprices:
    'prix different, prix differents, prix peuvent etre differents, propre prix, propres prix, prix par boutique, prix par magasin, prix d un magasin a autre, meme prix partout',
  compare:
    'comparer, comparaison, difference, differences, differe, comparez, ou bien, mieux, meilleur, meilleure, comparatif, vaut mieux',
  trial:
    'essai, essai gratuit, essayer, periode d essai, tester, essais, essaie, gratuit pendant, version d essai, mois gratuit, mois gratuits, tester gratuitement, essayer gratuitement, essai libre, lessai',
  card: 'carte bancaire, carte de credit, carte bleue, numero de carte, carte de paiement, sans carte, donner ma carte',
  free: 'gratuit, gratuite, gratuitement, gratuits, sans payer, version gratuite, sans frais, gratuites',
  demoaccount:
    'compte demo, compte de demonstration, compte test, compte de test, acces demo, version demo, compte de demo, bac a sable',
  demo: 'demo, demonstration, demonstrations, presentation, demander une demo, voir une demo, faire une demo',
  discount:
    'remise, remises, reduction, reductions, rabais, promotion, promotions, promo, promos, code promo, ristourne, negocier, negociable, bon de reduction, prix reduit, meilleur prix, tarif reduit, geste commercial, coupon, offre speciale, baisser le prix, faveur',
  volume:
    'volume, en gros, plusieurs agences remise, remise de volume, tarif sur mesure, prix sur mesure, sur mesure, grand nombre',
  credit: 'deduit, deduits, deduite, deductible, pris en compte, credite, credites, compte pour l achat',
  cancel:
    'annuler, resilier, resiliation, annulation, desabonner, me desabonner, arreter, arreter l abonnement, arrete, engagement, sans engagement, quitter, duree du contrat, mettre fin, stopper, resilie, arreter de payer, duree minimum, partir',
  moneyback:
    'rembourser mon, me rembourser, remboursement, satisfait ou rembourse, etre rembourse, rembourse, remboursez, me remboursez, me rembourserez, rembourse si, remboursee',
  change:
    'changer de plan, changer de formule, changer de forfait, passer a, changer d abonnement, evoluer, passer au plan, changer d offre, passer du, passer de, changer',
  hidden:
    'frais caches, couts caches, frais supplementaires, supplement, surprise, surprises, frais en plus, autres frais, cache, caches',
  setup:
    'installation, installer, mise en place, mise en route, configurer, configuration, demarrer, commencer, demarrage, debuter, parametrer, deploiement, parametrage, mise en service, installez, frais d installation',
  paymethod:
    'moyens de paiement, mode de paiement, modes de paiement, moyen de paiement, comment payer, vous payer, payer l abonnement, payer par, regler l abonnement, virement, virement bancaire, paypal, payer avec, comment puis je payer, puis je payer, comment je paie, payer mon abonnement, methodes de paiement, methode de paiement, payer en',
  invoice: 'facturation, facture d abonnement',
  vat: 'tva, taxes comprises, ttc, hors taxe, hors taxes, ht, toutes taxes',
  pay: 'payer, payons, payez, paierait, paierais, paierai, paierons, payerait, payerai, paie, paye, payé, regler, régler',
  currency: 'devise, devises, monnaie, monnaies, monnaie locale, ma monnaie, monnaie du pays, convertir',
  rwf: 'rwf, frw, franc rwandais, francs rwandais, argent rwandais, monnaie rwandaise',
  ugx: 'ugx, shilling ougandais, shillings ougandais, shillings, shilling, argent ougandais, monnaie ougandaise',
  xaf: 'xaf, franc cfa beac, cfa d afrique centrale, cfa afrique centrale',
  xof: 'xof, cfa d afrique de l ouest, franc cfa bceao, cfa afrique de l ouest',
  cfa: 'fcfa, cfa, franc cfa, francs cfa',
  aoa: 'aoa, kwanza, kwanzas, argent angolais, monnaie angolaise',
  franc: 'franc, francs',
  dollar: 'dollar, dollars, usd',
  fit: 'convient, conviendrait, me convient, adapte, adaptee, adapter a, quel plan, quelle formule, quelle offre, quel forfait, quel abonnement, choisir, conseillez, plan choisir, recommandez vous, meilleur plan, meilleure formule, faut il prendre, prendre quel, me faut, correspond, convenir',
  limit:
    'combien de, combien articles, combien produits, combien utilisateurs, limite, limites, maximum, max, jusqu a, nombre maximum, limitation, limitations, plafond, au plus, depasser, nombre de, limitee, limiter',
  unlimited: 'illimite, illimitee, illimites, illimitees, sans limite',
  total: 'total, au total, en tout, somme',
  user: 'utilisateur, utilisateurs, employe, employes, personne, personnes, compte, comptes, compte utilisateur, caissier, caissiers, caissiere, caissieres, vendeur, vendeurs, vendeuse, vendeuses, personnel, salarie, collaborateur, collaborateurs, serveur, serveurs, equipiers, gens, gerant, gerants, commis, aide',
  location:
    'succursale, succursales, points de vente, agence, agences, filiale, filiales, plusieurs boutiques, plusieurs magasins, plusieurs points de vente, multi sites, multi site, multisite, multi boutiques, plusieurs sites, plusieurs succursales, deuxieme boutique, deuxieme magasin, plusieurs etablissements, etablissements, emplacement, emplacements, autre boutique, plusieurs pharmacies, plusieurs restaurants, plusieurs agences, multi magasins, plusieurs hotels, site, sites',
  product: 'produit, produits, articles, reference, references, catalogue',
  module:
    'module, modules, fonctionnalite, fonctionnalites, fonctions, que fait, que proposez vous, que faites vous, outils, que vendez vous, que peut faire',
  pharmacy:
    'pharmacie, pharmacies, officine, officines, medicament, medicaments, pharmacien, pharmacienne, dispensaire, clinique',
  inventory:
    'stock, stocks, inventaire, inventaires, gestion de stock, gestion des stocks, entrepot, entrepots, magasin de stockage, depot, depots, gestion du stock, marchandise, marchandises',
  restaurant:
    'restaurant, restaurants, resto, restos, restauration, cafe, bar, bars, cantine, maquis, cuisine, buvette, snack, traiteur',
  hotel: 'hotel, hotels, hotellerie, auberge, maison d hotes, hebergement, chambre d hotes, lodge',
  retail:
    'boutique, boutiques, magasin, magasins, commerce, commerces, supermarche, epicerie, commerce de detail, detail, quincaillerie, kiosque, superette, alimentation, point vente, detaillant, commercant',
  backoffice: 'back office, gestion administrative, administration',
  crm: 'crm, relation client, gestion de la relation client, gestion des clients, fichier client, gerer mes clients, gerer les clients, gestion client',
  customer: 'client, clients, cliente, clientele, clientes',
  pos: 'caisse, caisses, point de vente, caisse enregistreuse, logiciel de caisse, encaisser, encaissement, terminal de vente, tpv, comptoir',
  studio: 'studio photo, photographe, photographie, studio',
  trade:
    'secteur, secteurs, metier, metiers, type d entreprise, types d entreprise, quels commerces, pour qui, activite, activites, domaine, domaines, types d entreprises, type de commerce',
  school:
    'ecole, ecoles, salon, salon de coiffure, atelier, garage, ferme, hopital, coiffeur, boulangerie, mon metier, universite, salle de sport, coiffure, cybercafe, imprimerie, couture, agriculteur, eleveur, elevage, papeterie, soudure, soudeur, couturier, couturiere, tailleur, coiffeuse, coiffeurs, mecanicien, menuisier, menuiserie, lavage auto, fleuriste, pressing, institut de beaute',
  transfer:
    'transfert, transferts, transferer, entre boutiques, entre magasins, entre succursales, deplacer le stock, entre agences, entre mes boutiques',
  role: 'qui peut voir, role, roles, droits, droits d acces, autorisation, autorisations, permission, permissions, controle d acces, limiter l acces, restreindre, gestion des acces, acces',
  custom:
    'personnalise, personnalisee, personnalises, personnaliser, role personnalise, roles personnalises, propres roles, propre role, creer un role, creer des roles, personnalisees',
  loyalty:
    'fidelite, fidelisation, programme de fidelite, points de fidelite, bronze, niveaux de fidelite, paliers, fideles, fideliser, carte de fidelite, niveaux',
  security:
    'securite, securise, securisee, securisees, securises, protege, protegees, proteger, protection, pirate, pirates, piratage, piratees, protegee, en securite',
  encryption: 'chiffrement, chiffrees, chiffrees, cryptage, crypte, cryptees, chiffrer',
  twofactor:
    'double authentification, deux facteurs, double facteur, authentification a deux facteurs, a2f, deux etapes, authentification forte',
  audit:
    'piste d audit, journal d audit, tracabilite, historique des modifications, journal, qui a modifie, audit, qui a fait quoi, qui a change, qui a touche, qui a baisse',
  compliance:
    'conformite, conforme, conformes, rgpd, hipaa, norme, normes, reglementation, certifie, certification, certificat, certifications, certifies',
  uptime:
    'disponibilite, panne, pannes, taux de disponibilite, fiabilite, fiable, accord de niveau de service, niveau de service, temps de disponibilite, indisponibilite, interruption',
  backup:
    'sauvegarde, sauvegardes, sauvegarder, restauration des donnees, restaurer, perdre mes donnees, perte de donnees, copie de securite, perds mes donnees, sauvegardees, perdre les donnees, perdues',
  datacenter:
    'centre de donnees, centres de donnees, ou sont stockees, ou sont mes donnees, hebergement des donnees, hebergees, serveurs heberges, stockees, stockage des donnees, ou sont les donnees, heberge, hebergees ou, nuage, ou sont conservees, donnees stockees',
  tenant:
    'isolation, isolees, separees, cloisonnement, multi locataire, autres entreprises voir, donnees separees, voir mes donnees, multi tenant',
  api: 'api, interface de programmation, developpeur, developpeurs, jeton, jetons',
  webhook: 'webhook, webhooks',
  integration:
    'integration, integrations, integrer, connecter, connexion avec, relier, logiciel comptable, autre logiciel, autres logiciels, comptabilite externe, interfacer, compatible, compatibles, s integre, connecte, liaison, synchroniser',
  sms: 'sms, texto, textos, notifications sms, messages sms',
  emailauto:
    'emails automatiques, email automatique, automatisation des emails, newsletter, campagnes, campagne, emailing, marketing par email, mails automatiques, automatisation, automatisation email, infolettre, courriels automatiques, segmentation, mailing',
  offline:
    'hors ligne, sans internet, sans connexion, sans reseau, coupure internet, pas d internet, pas de reseau, pas de connexion, connexion coupee, internet coupe, connexion tombe, reseau tombe, mauvaise connexion, coupure de reseau, coupure reseau, internet, reseau, panne d internet, connexion internet, internet ne marche pas, connexion lente, plus d internet, offline, deconnecte, san internet, sans conexion, san conexion, san reseau',
  power:
    'coupure de courant, coupures de courant, electricite, courant, panne de courant, delestage, coupure d electricite, coupures d electricite, pas de courant',
  mobile:
    'avez une application, avez une appli, y a une appli, application mobile, mobile, android, iphone, smartphone, appli mobile, sur telephone, sur mon telephone, sur mobile, app mobile, ios, depuis mon telephone, avec mon telephone, portable, tablette android, ipad',
  device:
    'exigences techniques, exigences, prerequis, configuration technique, exigence technique, appareil, appareils, materiel, equipement, equipements, ordinateur, ordinateurs, tablette, tablettes, configuration requise, navigateur, machine, pc, memoire, configuration minimale, materiels',
  scanner:
    'scanner, code barres, codes barres, code barre, lecteur, scanneur, douchette, codes barre, lecteur de code, scanner les, scannez',
  printer:
    'imprimante, imprimantes, imprimer, impression, imprimante thermique, imprimante de tickets, tiroir caisse, tiroir',
  import:
    'importer, import, importation, migrer, migration, reprendre mes donnees, reprise des donnees, donnees existantes, excel, tableur, csv, charger mes, mes donnees actuelles, ancien logiciel, ancien systeme, transferer mes donnees, reprise de donnees, ancienne base',
  export:
    'exporter, export, exportation, recuperer mes donnees, telecharger mes donnees, recuperation des donnees, recuperer les donnees, proprietaire des donnees, a qui appartiennent, garder mes donnees, appartiennent',
  training:
    'formation, formations, former, apprendre, cours, tutoriel, tutoriels, formez, former mon, forme, apprentissage',
  visit:
    'sur place, venir dans ma boutique, se deplacer, deplacez, deplacement, technicien, venir chez moi, venir chez nous, visite, intervention, venez, envoyer quelqu un, venir, rendre visite, vous visiter, visiter, passer vous voir',
  analytics:
    'analyse, analyses, statistiques, tableau de bord, tableaux de bord, temps reel, en temps reel, indicateurs, graphiques, statistique, suivi des ventes',
  report: 'rapport, rapports, reporting',
  margin: 'marge, marges, benefice, benefices, profit, rentabilite',
  whitelabel: 'marque blanche, ma marque, mon logo, notre logo, propre marque, notre marque, propre logo',
  manager: 'gestionnaire de compte, charge de compte, responsable de compte, gestionnaire dedie, interlocuteur dedie',
  expiry:
    'peremption, perime, perimes, perimer, periment, se perimer, expiration, date limite, dates de peremption, date de peremption, perimee, expires, expire, expirent, perimees, date d expiration, dates d expiration',
  batch: 'lots, numero de serie, numeros de serie, numero de lot, rappel de lot, suivi des lots',
  reorder:
    'reapprovisionnement, seuil, seuil d alerte, rupture, rupture de stock, ruptures de stock, stock bas, commande automatique, reapprovisionner, stock faible, seuils, recommander les, alerte de stock, alertes de stock, ruptures, seuil de stock',
  alert:
    'alerte, alertes, avertissement, notification, notifications, avertir, prevenir, prevenu, avertit, previent, avertissements',
  stocktake:
    'comptage, compter le stock, inventaire physique, faire l inventaire, faire un inventaire, inventaire tournant',
  prescription:
    'ordonnance, ordonnances, patient, patients, allergies, allergie, renouvellement, interactions, interaction',
  insurance:
    'assurance, assureur, assureurs, mutuelle, mutuelles, assurances, tiers payant, cnps, cnss, assurance maladie',
  return:
    'retour, retours, retour client, rembourser un client, retours clients, rapporte, retours de marchandise, echange, rembourser les clients, retour de marchandise',
  refund: 'rembourser, remboursements',
  receipt:
    'recu, recus, ticket de caisse, ticket, tickets, recu fiscal, facture, factures, facture normalisee, ticket fiscal, tickets de caisse, facturer, fne, obr, facture electronique',
  tax: 'taxe, taxes, impot, impots, fiscale, fiscalite, taux de taxe',
  tillpayment:
    'mobile money, momo, orange money, airtel money, mtn, wave, paiement mobile, paiement par carte, accepter les cartes, accepter la carte, types de paiement, accepter mobile money, encaisser mobile, paiements clients, mes clients payer, paiement mixte, paiement en especes, especes, payer par mobile, accepter le mobile money, accepter les paiements, paiements mobiles, clients paient, clients peuvent payer, clients payent',
  debt: 'dette, dettes, vendre a credit, vente a credit, ventes a credit, credit client, clients a credit, cahier de dettes, doivent, a credit, creances, impaye, impayes, credit aux clients',
  close:
    'cloture, fermeture de caisse, cloture de caisse, fin de journee, cloturer, comptage de caisse, cloture de la journee, arrete de caisse, fond de caisse',
  table: 'table, tables, plan de salle, plan des tables, plan de table, gestion des tables',
  order:
    'commande, commandes, bon de cuisine, bons de cuisine, prise de commande, prendre les commandes, ticket cuisine, prendre commande, bons de commande',
  split:
    'partager l addition, diviser l addition, addition separee, additions separees, partager la note, diviser la note, addition, note separee',
  recipe: 'cout des plats, cout d un plat, fiche technique, ingredients, cout matiere, fiches techniques',
  menu: 'menu, menus, carte du restaurant, plats, plat',
  delivery: 'livraison, livraisons, a emporter, emporter, livreur, livrer',
  booking: 'reservation, reservations, reserver, enregistrement, arrivee, depart, reception, accueil',
  channel: 'booking com, booking.com, airbnb, expedia, sites de voyage, channel manager, reservations en ligne',
  room: 'chambre, chambres',
  housekeeping: 'menage, nettoyage, femme de chambre, femmes de chambre, gouvernante, entretien des chambres',
  accounting: 'comptabilite, comptable, comptables, tenue des comptes, grand livre, bilan',
  payroll:
    'salaire, salaires, fiche de paie, ressources humaines, pointage, rh, payer mes employes, bulletins de paie, conges',
  ecommerce:
    'boutique en ligne, vente en ligne, vendre en ligne, commerce en ligne, magasin en ligne, site marchand, site e commerce',
  website: 'site web, site internet, creer un site',
  weight:
    'peser, poids, balance, au kilo, kilo, carton, cartons, a la piece, piece, pieces, unites de mesure, unite de mesure, vrac, sachet, paquets',
  supplier: 'fournisseur, fournisseurs, achats, approvisionnement',
  theft: 'vol, vols, voler, volent, fraude, fraudes, tricher, detournement, vole, malhonnete',
  discountrole:
    'caissier remise, changer un prix, modifier un prix, modifier les prix, changer les prix, faire des remises',
  office: 'bureau, bureaux, antenne, representation',
  headquarters: 'siege, siege social, maison mere, quartier general',
  address:
    'adresse, adresses, ou etes vous, se trouve, trouver, ou se trouve, ou se trouvent, situes, situe, rue, ou est, localisation, localises, ou sont vos, ou est votre, vous trouver, situee, se situe, base, bases',
  phone:
    'numero de telephone, telephone, appeler, numero, tel, vous appeler, joindre par telephone, numeros de telephone, coup de fil, appel, telephoner, par telephone, ligne telephonique, decroche, decrochez, decrocher',
  email:
    'email, e-mail, mail, courriel, adresse mail, adresse email, adresse electronique, ecrire, vous ecrire, mails, courriels, mel',
  whatsapp: 'whatsapp, whatsap, watsap',
  contact:
    'contact, contacter, joindre, vous joindre, coordonnees, contactez, vous contacter, contacts, contacter vous',
  hours:
    'quand etes vous ouverts, quand etes vous ouvert, horaire, horaires, heures d ouverture, heure d ouverture, ouvert, ouverts, ouverte, ouvre, ouvrez, fermez, fermeture, quelle heure, heures, jours d ouverture, samedi, dimanche, week end, ouverture, a quelle heure, fermes',
  opennow:
    'y a t il quelqu un, quelqu un est la, quelqu un maintenant, ouvert maintenant, ouverts maintenant, ouvert en ce moment, ouvert aujourdhui, etes vous ouvert, etes vous ouverts, disponible maintenant, ouverts aujourdhui, ouverts en ce moment, encore ouvert, encore ouverts, ouverte maintenant, vous etes ouverts, vous etes ouvert, ouvert la, en ce moment ouvert',
  support:
    'assistance, support, service client, aide technique, support technique, service apres vente, sav, assistance technique, depannage, support client, service clientele',
  emergency:
    'caisse en panne, caisse est en panne, caisse marche plus, caisse ne marche plus, caisse ne fonctionne plus, caisse est morte, peux plus vendre, pouvons plus vendre, plus vendre, plus encaisser, plus facturer, refuse de vendre, refuse d encaisser, caisse est bloquee, reception est bloquee, plus enregistrer un client, plus enregistrer, caisse bloquee, au secours, urgence, urgences, urgent, la nuit, nuit, en pleine nuit',
  reply:
    'delai de reponse, temps de reponse, repondez, reponse, repondre, dans combien de temps, quand repondez, combien de temps pour, vite repondez, reponses, delai, delais, reponds, repondent',
  human:
    'parler a, parler avec, humain, un agent, conseiller, une personne, quelqu un, parler a quelqu un, vrai humain, commercial, vendeur humain, parler a un, rappelez moi, me rappeler, etre rappele, vraie personne, parler a une personne, un conseiller, un humain, service commercial, parler avec quelqu un, parler a un humain, parler a un conseiller, une vraie personne, equipe commerciale, agent humain, rappeler',
  robot:
    'quel modele, quelle ia, robot, un bot, une machine, intelligence artificielle, modele de langage, openai, chatbot, chatgpt, une ia, l ia, d ia, etes vous un robot, es tu un robot, est ce que je parle a, parle a un robot, je parle a une machine, est ce un robot',
  realperson:
    'es tu humain, etes vous humain, un humain qui repond, etes vous une personne, etes vous une vraie personne, es tu une vraie personne, es tu une personne, es tu reel, etes vous reel',
  whoareyou:
    'qui es tu, qui etes vous, comment t appelles tu, ton nom, votre nom, c est qui sozi, qui est sozi, comment tu t appelles, tu es qui, vous etes qui, comment vous appelez vous, a qui je parle',
  whatis:
    'qu est ce que imisozi, c est quoi imisozi, qu est ce qu imisozi, c est quoi, parlez moi d imisozi, c est quoi ce logiciel, presentez imisozi, qu est ce que c est, parlez moi de votre logiciel, que fait votre logiciel, que fait le logiciel, votre logiciel fait quoi, quel est votre produit, presentez moi, que fait imisozi, que fait votre entreprise, que fait votre societe, parle moi de',
  capable:
    'que peux tu faire, que pouvez vous faire, aide moi, aidez moi, comment pouvez vous m aider, pouvez vous m aider, peux tu m aider, besoin d aide, m aider, que sais tu, tu peux faire quoi',
  howareyou: 'comment ca va, ca va, comment allez vous, comment vas tu, vous allez bien, tu vas bien, comment tu vas',
  hello: 'bonjour, bonsoir, salut, coucou, bjr, slt, bsr, salutations, bon matin, allo',
  hurry:
    'reponds vite, repondez vite, reponse rapide svp, vite svp, reponse vite, repondez rapidement, reponds rapidement',
  thanks: 'merci, je vous remercie, remercie, mercii, super merci, un grand merci, grand merci',
  goodbye:
    'au revoir, a bientot, bonne journee, bonne soiree, adieu, a plus tard, bonne nuit, a plus, a la prochaine, bye',
  complaint:
    'plainte, reclamation, reclamations, me plaindre, decu, decue, mecontent, mecontente, mauvais service, arnaque, nul, inacceptable, pas content, pas satisfait, insatisfait, horrible, honteux, en colere, fache, scandaleux, mal traite, plaindre',
  about:
    'qui est derriere, histoire de l entreprise, votre entreprise, votre societe, votre histoire, fondee, fondateur, fondateurs, creee, depuis quand, qui a cree, qui a fait, a propos, societe creee, quand avez vous, date de creation, existez vous, qui etes vous derriere, fonde',
  clientcount:
    'combien de clients, nombre de clients, combien d entreprises, combien de pharmacies, combien d hotels, combien de restaurants, qui utilise, clients avez vous, vos clients, vos references, combien de commerces, temoignages, clients utilisent, entreprises utilisent, pharmacies utilisent',
  language:
    'langue, langues, francais, anglais, kinyarwanda, portugais, en francais, parlez francais, parlez vous, swahili, arabe, espagnol, traduit, lingala',
  country:
    'pays, kenya, nigeria, ghana, tanzanie, burundi, congo, rdc, senegal, ethiopie, afrique du sud, zambie, mali, togo, benin, gabon, mon pays, afrique, etranger, burkina, burkina faso, niger, tchad, guinee, europe, france, maroc, kinshasa, goma, douala, yaounde, dakar, lome, cotonou, bujumbura, centrafrique, bukavu, lubumbashi, brazzaville, bouake, yamoussoukro, garoua, gitega, ouagadougou, libreville, conakry, niamey, butembo, kisangani',
  kigali: 'rwanda, kigali',
  kampala: 'ouganda, kampala',
  bafoussam: 'cameroun, bafoussam',
  luanda: 'angola, luanda',
  abidjan: "cote d'ivoire, abidjan",
  careers:
    'emploi, emplois, recrutement, recrutez, carriere, carrieres, stage, stages, postuler, offre d emploi, offres d emploi, travailler chez, travailler pour vous, embauche, embauchez, candidature, poste, postes, stagiaire, travailler avec vous',
  news: 'blog, actualites, actualite, evenements, evenement, reseaux sociaux, facebook, instagram, linkedin, youtube',
  partner:
    'partenaire, partenaires, partenariat, revendeur, revendre, devenir partenaire, affilie, affiliation, distributeur, parrainage, revendeurs, apporteur',
  investor:
    'investisseur, investisseurs, investir, chiffre d affaires, pdg, directeur, dirigeant, patron, directeur general, actionnaire, actionnaires, salaries chez vous',
  cooperative: 'cooperative, cooperatives, coop, scoops',
  ngo: 'ong, ongs, eglise, eglises, association, associations, but non lucratif, sans but lucratif, fondation, bailleur, bailleurs, donateur, donateurs, caritatif, caritative, benevole, benevoles, organisation non gouvernementale, asbl, humanitaire, programme ong, mosquee, paroisse, orphelinat, chorale, refugies',
  eligible:
    'eligible, eligibles, eligibilite, conditions, criteres, avoir droit, droit a, condition, critere, qualifie, remplir',
  apply:
    'appliquer, postuler pour, demande d inscription, comment postuler, candidater, faire une demande, deposer une demande, inscription, comment demander, procedure, demarche, demarches',
  smallbusiness:
    'petite entreprise, petites entreprises, pme, tpe, petit commerce, petits commerces, premiere annee, petite boutique, petits commercants, petite et moyenne, remise premiere annee',
  accelerator:
    'accelerateur, startup, start up, jeune entreprise, startups, jeunes entreprises, incubateur, nouvelle entreprise',
  family: 'entreprise familiale, familiale, familiales, famille',
  rural: 'rural, rurale, rurales, village, villages, campagne rurale, zone rurale, zones rurales, milieu rural',
  resources: 'ressources, webinaires, webinaire, modeles, guides pratiques, centre de ressources',
  women: 'femme, femmes, entrepreneuse, entrepreneuses, autonomisation, feminin, feminine',
  gender: 'egalite, genre, hommes, parite, egalite des sexes, egalite salariale, diversite, hommes femmes',
  leave:
    'conge parental, conge maternite, conge de maternite, conge paternite, conge de paternite, maternite, paternite',
  environment:
    'environnement, ecologie, ecologique, vert, carbone, climat, durable, gaspillage, environnemental, environnementale, empreinte',
  privacy:
    'confidentialite, vie privee, donnees personnelles, politique de confidentialite, protection des donnees, mes donnees, donnees collectez, informations personnelles, vendez mes donnees, vendez vous mes donnees, donnees recueillez, partagez',
  cookie: 'cookie, cookies, pistage, traceurs, consentement, suivi publicitaire',
  erase:
    'supprimer mes donnees, effacer mes donnees, effacer, suppression des donnees, supprimer mon compte, droit a l oubli, effacement, supprimer, suppression, supprimez, effacez',
  retention:
    'combien de temps gardez, combien de temps conservez, conservation, gardez vous mes donnees, garder mes donnees combien, conservez, duree de conservation, gardez, conservees',
  children: 'enfant, enfants, mineur, mineurs, age',
  docs: 'documentation, manuel, guide d utilisation, guide, la notice, une notice, mode d emploi, guides, docs',
  apidocs: 'documentation api, documentation de l api, reference api',
  forum: 'forum, communaute',
  password: 'mot de passe, mots de passe, mot de passe oublie, reinitialiser, oublie mon mot de passe, mdp',
  login:
    'connecter a mon compte, me connecter, connexion, se connecter, identifiant, identifiants, premiere connexion, identifier',
  signup:
    'inscrire, creer un compte, m inscrire, ouvrir un compte, s inscrire, inscrit, enregistrer, creation de compte',
  invite:
    'inviter, invitation, ajouter un utilisateur, ajouter un employe, ajouter des utilisateurs, ajouter du personnel, nouvel employe, ajouter des employes, ajouter un caissier, ajouter une personne, invitations',
  leaver:
    'employe part, quitte l entreprise, employe quitte, desactiver, ancien employe, employe s en va, licencie, depart d un employe, demissionne, partie avec, parti avec, a fui',
  update: 'mise a jour, mises a jour, nouvelle version, nouvelles versions',
  bankrupt: 'faillite, disparait, disparaissez, fermez boutique, societe ferme, entreprise disparait, disparaitre',
  datausage:
    'forfait internet, consomme, consommation de donnees, megas, donnees mobiles, consomme beaucoup, forfait data, consommation internet',
  tips: 'pourboire, pourboires, commission, commissions',
  stability:
    'bug, bugs, lent, lente, erreur, erreurs, ne marche pas, ne fonctionne pas, probleme, problemes, bloque, plante, en panne, ne demarre',
  trialend:
    "fin de l'essai, après l'essai, après essai, essai terminé, essai fini, essai se termine, fin essai, après l'essai gratuit, fin de l'essai gratuit, essai expire, essai finit, fin de la période d'essai, après la période d'essai",
  howlong: 'combien de temps, tous les combien, combien de jours, quelle durée, durée',
  expensive: 'trop cher, cher, chère, trop chère, chers, trop élevé, trop chers',
  whyus:
    'pourquoi imisozi, pourquoi vous, pourquoi choisir, pourquoi vous choisir, avantages, quels avantages, atouts, pourquoi votre',
  always: '24/7, 24h, 24h/24, 7j/7, jour et nuit, 24 heures, h24',
  competitor: 'concurrent, concurrents, concurrence, ciel, ebp',
  exchange: 'taux de change',
  // What means nothing here.
  '-': 'du coup, votre site, ce site, votre page, sur votre site, site web dit',
  label: 'étiquette, étiquettes',
  readonly: 'lecture seule',
} as const satisfies Synonyms & Readonly<Record<OfficeId, string>>
