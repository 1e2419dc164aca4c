"""People at tables over the network: rooms, storage, sockets, accounts."""
