"""The tests that every game must pass. A game's test module needs three lines:

    from senki.engine.testing.conformance import Conformance

    class TestGanymede(Conformance, game_id="ganymede"): ...

They are run for every number of seats and every value of every option. `effort` multiplies how much is played.
"""

from __future__ import annotations

import pathlib
import sys
import unittest
from typing import ClassVar, Protocol

from senki.engine.catalog import find_game
from senki.engine.game import Game
from senki.engine.testing import explaining, golden, keeping, observing, quiet, secrecy, soundness, twins
from senki.engine.testing.play import Setting, settings


class Parametrizer(Protocol):
    """What is used of pytest's Metafunc; the engine itself does without pytest."""

    fixturenames: list[str]

    def parametrize(self, argnames: str, argvalues: list[Setting], *, ids: list[str]) -> None: ...


class Conformance:
    game_id: ClassVar[str]
    effort: ClassVar[int]
    golden: ClassVar[str]

    def __init_subclass__(cls, game_id: str, effort: int = 1, golden: str = "golden") -> None:
        cls.game_id = game_id
        cls.effort = effort
        cls.golden = golden  # the folder beside the test's module where the numbers of answers are kept

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    def settings(self) -> list[Setting]:
        """What is played; a game with very many settings may choose some of them, and try all in a test that takes long."""
        return settings(self.game)

    def pytest_generate_tests(self, metafunc: Parametrizer) -> None:
        if "setting" in metafunc.fixturenames:
            found = self.settings()
            metafunc.parametrize("setting", found, ids=[str(setting) for setting in found])

    # -- what the game declares ---------------------------------------------------------------------------------------

    def test_questions_and_events_name_their_rules(self) -> None:
        soundness.check_rule_ids(self.game)

    def test_answers_have_numbers_of_their_own(self) -> None:
        soundness.check_action_numbers(self.game)

    def test_numbers_of_answers_are_kept(self) -> None:
        folder = pathlib.Path(str(sys.modules[type(self).__module__].__file__)).parent / self.golden
        if not (folder / golden.ACTIONS).exists():
            raise unittest.SkipTest(f"no numbers are frozen yet: python tools/golden.py {self.game_id} --actions")
        golden.check_actions(self.game, folder)

    def test_every_number_has_a_meaning(self) -> None:
        soundness.check_action_table(self.game)

    def test_chance_is_declared(self, setting: Setting) -> None:
        soundness.check_chance(self.game, setting, 4 * self.effort, 1000)

    def test_offered_answers_have_numbers(self, setting: Setting) -> None:
        soundness.check_numbering(self.game, setting, 4 * self.effort, 1000)

    # -- observations -------------------------------------------------------------------------------------------------

    def test_observations_have_one_length_and_keep_to_their_bounds(self, setting: Setting) -> None:
        observing.check_observations(self.game, setting, 4 * self.effort, 25)

    def test_observations_change_with_what_is_seen_and_with_nothing_else(self, setting: Setting) -> None:
        observing.check_changes(self.game, setting, 4 * self.effort, 8)

    # -- playing ------------------------------------------------------------------------------------------------------

    def test_random_games_end_and_keep_invariants(self, setting: Setting) -> None:
        soundness.check_random_games(self.game, setting, 40 * self.effort)

    def test_every_offered_option_applies(self, setting: Setting) -> None:
        soundness.check_every_option(self.game, setting, 8 * self.effort, 40)

    def test_old_copies_never_change(self, setting: Setting) -> None:
        soundness.check_old_copies(self.game, setting, 3 * self.effort)

    def test_lowered_is_native(self, setting: Setting) -> None:
        if not soundness.can_run_native(self.game, setting):
            raise unittest.SkipTest("the rules are compiled, and have no generators to compare with")
        soundness.check_native(self.game, setting, 10 * self.effort)

    def test_unknown_answers_are_refused_and_change_nothing(self, setting: Setting) -> None:
        soundness.check_illegal_answers(self.game, setting, 3 * self.effort, 12)

    # -- explaining ---------------------------------------------------------------------------------------------------

    def test_explanations_are_sound_and_hang_on_what_the_seat_sees(self, setting: Setting) -> None:
        explaining.check_explanations(self.game, setting, 4 * self.effort, 40)

    # -- keeping ------------------------------------------------------------------------------------------------------

    def test_dump_and_load_at_every_question(self, setting: Setting) -> None:
        keeping.check_dumps(self.game, setting, 3 * self.effort)

    def test_copies_and_pickles_at_every_question(self, setting: Setting) -> None:
        keeping.check_copies(self.game, setting, 3 * self.effort, 20)

    def test_saves_replay_to_the_same_position(self, setting: Setting) -> None:
        keeping.check_saves(self.game, setting, 3 * self.effort, 8)

    def test_hash_seed_makes_no_difference(self) -> None:
        keeping.check_hash_seeds(self.game, self.settings(), 2 * self.effort)

    def test_undo_respects_its_barrier(self, setting: Setting) -> None:
        keeping.check_undo(self.game, setting, 2 * self.effort, 150, 4)

    def test_order_of_sealed_answers_makes_no_difference(self, setting: Setting) -> None:
        keeping.check_sealed_order(self.game, setting, 6 * self.effort)

    def test_sealed_choice_begun_anew_forgets_the_old_one(self, setting: Setting) -> None:
        keeping.check_begin_anew(self.game, setting, 3 * self.effort)

    # -- secrets ------------------------------------------------------------------------------------------------------

    def test_views_tell_nothing_hidden(self, setting: Setting) -> None:
        secrecy.check_views(self.game, setting, 6 * self.effort, 20)

    def test_exchanging_unseen_cards_is_not_noticed(self, setting: Setting) -> None:
        twins.check_twins(self.game, setting, 24 * self.effort)

    def test_dealing_again_moves_what_is_hidden(self, setting: Setting) -> None:
        secrecy.check_redealing(self.game, setting, 6 * self.effort, 20)

    def test_what_is_heard_tells_no_more_than_what_is_seen(self, setting: Setting) -> None:
        secrecy.check_going_on(self.game, setting, 6 * self.effort, 20)

    def test_weights_hang_on_what_the_seat_sees(self, setting: Setting) -> None:
        secrecy.check_weights(self.game, setting, 4 * self.effort, 40)

    def test_events_tell_nothing_hidden(self, setting: Setting) -> None:
        secrecy.check_events(self.game, setting, 6 * self.effort, 1000)

    def test_no_secret_in_a_local(self, setting: Setting) -> None:
        secrecy.check_locals(self.game, setting, 6 * self.effort, 1000)

    def test_open_reactions_tell_nothing_and_end_alike(self, setting: Setting) -> None:
        quiet.check_quiet(self.game, setting, 4 * self.effort)
